/** What the reader chose, kept in this browser. */

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['auto', 'dark', 'light'] as const;
export const TEXTS = ['normal', 'large', 'larger'] as const;
export const PACES = ['slow', 'normal', 'fast', 'none'] as const;

interface Kept {
  language: Language;
  theme: (typeof THEMES)[number];
  pace: (typeof PACES)[number];
  text: (typeof TEXTS)[number];
  shapes: 'colours' | 'strong';
  sound: boolean;
  keys: boolean;
  name: string;
}

const KEY = 'meadhall-settings';

function firstLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((l) => l === wanted.find((w) => LANGUAGES.some((known) => known === w))) ?? 'en';
}

function read(): Kept {
  const standard: Kept = {
    language: firstLanguage(),
    theme: 'dark',
    pace: 'normal',
    text: 'normal',
    shapes: 'colours',
    sound: true,
    keys: true,
    name: '',
  };
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return standard;
  }
}

export const settings = $state(read());

const FACTOR = { slow: 2, normal: 1, fast: 0.5, none: 0 } as const;

/** What every length of time is multiplied by; 0 where nothing shall move. */
export function pace(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : FACTOR[settings.pace];
}

/** Keeps the choices and writes them on the document; call once from the root component. */
export function applySettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset['pace'] = settings.pace;
    root.dataset['text'] = settings.text;
    root.dataset['shapes'] = settings.shapes;
  });
  $effect(() => {
    const light = matchMedia('(prefers-color-scheme: light)');
    const apply = (): void => {
      const theme = settings.theme === 'auto' ? (light.matches ? 'light' : 'dark') : settings.theme;
      document.documentElement.dataset['theme'] = theme;
    };
    apply();
    light.addEventListener('change', apply);
    return () => light.removeEventListener('change', apply);
  });
}
