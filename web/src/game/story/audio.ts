/** Sounds made on the spot, without a file: wood, cards, steel, a horn. Quiet, short, and never the only signal. */

/** A part of a sound: noise through a filter, struck metal, or breath in a horn; times in seconds, pitches in Hz. */
type Part =
  | { kind: 'knock'; at: number; pitch: number; lasts: number; loud: number }
  | { kind: 'sweep'; at: number; from: number; to: number; lasts: number; loud: number }
  | { kind: 'steel'; at: number; pitch: number; lasts: number; loud: number }
  | { kind: 'horn'; at: number; from: number; to: number; lasts: number; loud: number };

const knock = (at: number, pitch: number, loud = 1, lasts = 0.07): Part => ({ kind: 'knock', at, pitch, lasts, loud });
const horn = (at: number, from: number, to: number, lasts: number, loud = 1): Part => ({
  kind: 'horn',
  at,
  from,
  to,
  lasts,
  loud,
});

export const SOUNDS = {
  /** Two notes of a horn, far away. */
  turn: [horn(0, 196, 196, 0.32, 0.7), horn(0.26, 294, 294, 0.55, 0.8)],
  /** Bone on wood: it falls, bounces and rolls out. */
  dice: [0, 0.085, 0.15, 0.2, 0.31, 0.345, 0.37].map((at, i) => knock(at, 1500 - 130 * i, 1 - 0.11 * i)),
  /** A card drawn off the deck and laid down. */
  card: [{ kind: 'sweep', at: 0, from: 1800, to: 5200, lasts: 0.11, loud: 0.5 }, knock(0.12, 420, 0.6, 0.06)],
  /** Blade on blade, and a shield. */
  battle: [
    { kind: 'steel', at: 0, pitch: 1320, lasts: 0.7, loud: 0.5 },
    { kind: 'steel', at: 0.13, pitch: 1760, lasts: 0.5, loud: 0.35 },
    knock(0.02, 180, 1, 0.16),
  ],
  /** The long horn. */
  end: [horn(0, 147, 147, 0.5), horn(0.42, 220, 220, 0.5), horn(0.84, 294, 294, 1.3)],
} as const satisfies Record<string, readonly Part[]>;

export type Sound = keyof typeof SOUNDS;

const VOLUME = 0.16;
/** Partials of a struck bar, which are no multiples of the first. */
const BAR = [1, 2.76, 5.4, 8.93] as const;
const SILENCE = 0.0001;
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

export function play(sound: Sound): void {
  // before the page is first touched browsers let nothing be heard, and would sound all of it at once afterwards
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const out = new GainNode(context, { gain: VOLUME });
  out.connect(context.destination);
  for (const part of SOUNDS[sound]) sounded(context, out, part);
}

function sounded(on: AudioContext, out: AudioNode, part: Part): void {
  const start = on.currentTime + part.at;
  switch (part.kind) {
    case 'knock':
      return hiss(on, out, start, part.lasts, part.loud, part.pitch, part.pitch * 0.6, 4);
    case 'sweep':
      return hiss(on, out, start, part.lasts, part.loud, part.from, part.to, 1.2);
    case 'steel':
      return BAR.forEach((times, i) => {
        const voice = new OscillatorNode(on, { type: 'sine', frequency: part.pitch * times });
        ring(on, out, voice, start, part.lasts / (1 + i), part.loud / (1.6 + i), 0.002);
      });
    case 'horn': {
      const voice = new OscillatorNode(on, { type: 'sawtooth', frequency: part.from * 0.97 });
      voice.frequency.exponentialRampToValueAtTime(part.to, start + 0.08);
      const muffled = new BiquadFilterNode(on, { type: 'lowpass', frequency: part.to * 3.2, Q: 0.8 });
      muffled.connect(out);
      return ring(on, muffled, voice, start, part.lasts, part.loud, 0.07);
    }
  }
}

/** A voice that swells quickly and dies away. */
function ring(
  on: AudioContext,
  out: AudioNode,
  voice: AudioScheduledSourceNode,
  start: number,
  lasts: number,
  loud: number,
  swell: number,
): void {
  const volume = new GainNode(on, { gain: SILENCE });
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + swell);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + lasts);
  voice.connect(volume).connect(out);
  voice.start(start);
  voice.stop(start + lasts);
}

/** Noise through a filter that moves from one pitch to another. */
function hiss(
  on: AudioContext,
  out: AudioNode,
  start: number,
  lasts: number,
  loud: number,
  from: number,
  to: number,
  sharp: number,
): void {
  const filter = new BiquadFilterNode(on, { type: 'bandpass', frequency: from, Q: sharp });
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  filter.connect(out);
  ring(on, filter, new AudioBufferSourceNode(on, { buffer: noiseOf(on) }), start, lasts, 3 * loud, 0.003);
}

/** Half a second of white noise, made once. */
function noiseOf(on: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = new AudioBuffer({ length: on.sampleRate / 2, sampleRate: on.sampleRate });
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return noise;
}
