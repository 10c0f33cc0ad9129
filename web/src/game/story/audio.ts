/** A few short sounds, made on the spot; off until the reader wants them, and never the only signal. */

interface Note {
  /** Hz at the beginning and the end. */
  from: number;
  to: number;
  /** Seconds after the start, and how long. */
  at: number;
  lasts: number;
  wave: OscillatorType;
}

const note = (from: number, to: number, at: number, lasts: number, wave: OscillatorType = 'triangle'): Note => ({
  from,
  to,
  at,
  lasts,
  wave,
});

export const SOUNDS = {
  turn: [note(392, 392, 0, 0.18), note(587, 587, 0.14, 0.3)],
  dice: [0, 0.09, 0.16, 0.3, 0.36].map((at) => note(900 - 900 * at, 240, at, 0.05, 'square')),
  card: [note(1200, 300, 0, 0.09, 'sawtooth')],
  battle: [note(110, 98, 0, 0.5, 'sawtooth'), note(165, 147, 0.05, 0.45, 'sawtooth')],
  end: [note(294, 294, 0, 0.3), note(370, 370, 0.22, 0.3), note(440, 440, 0.44, 0.7)],
} as const satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof SOUNDS;

const LOUD = 0.08;
let context: AudioContext | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const { from, to, at, lasts, wave } of SOUNDS[sound]) {
    const voice = new OscillatorNode(context, { type: wave, frequency: from });
    const volume = new GainNode(context, { gain: 0 });
    voice.frequency.exponentialRampToValueAtTime(to, now + at + lasts);
    volume.gain.setValueAtTime(LOUD, now + at);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + lasts);
    voice.connect(volume).connect(context.destination);
    voice.start(now + at);
    voice.stop(now + at + lasts);
  }
}
