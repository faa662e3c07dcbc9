/** A language of the club. */
export interface Language {
  readonly code: string;
  /** What its speakers call it. */
  readonly name: string;
  readonly words: () => Promise<{ default: string }>;
  readonly rules: () => Promise<{ default: string }>;
}

export const LANGUAGES: readonly Language[] = [
  { code: 'en', name: 'English', words: () => import('virtual:words/en'), rules: () => import('virtual:rules/en') },
  { code: 'fr', name: 'Français', words: () => import('virtual:words/fr'), rules: () => import('virtual:rules/fr') },
  { code: 'de', name: 'Deutsch', words: () => import('virtual:words/de'), rules: () => import('virtual:rules/de') },
  { code: 'nl', name: 'Nederlands', words: () => import('virtual:words/nl'), rules: () => import('virtual:rules/nl') },
  { code: 'it', name: 'Italiano', words: () => import('virtual:words/it'), rules: () => import('virtual:rules/it') },
  { code: 'es', name: 'Español', words: () => import('virtual:words/es'), rules: () => import('virtual:rules/es') },
  { code: 'pt', name: 'Português', words: () => import('virtual:words/pt'), rules: () => import('virtual:rules/pt') },
  { code: 'da', name: 'Dansk', words: () => import('virtual:words/da'), rules: () => import('virtual:rules/da') },
  { code: 'sv', name: 'Svenska', words: () => import('virtual:words/sv'), rules: () => import('virtual:rules/sv') },
  { code: 'fi', name: 'Suomi', words: () => import('virtual:words/fi'), rules: () => import('virtual:rules/fi') },
  { code: 'nb', name: 'Norsk', words: () => import('virtual:words/nb'), rules: () => import('virtual:rules/nb') },
  { code: 'pl', name: 'Polski', words: () => import('virtual:words/pl'), rules: () => import('virtual:rules/pl') },
  { code: 'cs', name: 'Čeština', words: () => import('virtual:words/cs'), rules: () => import('virtual:rules/cs') },
  { code: 'ms', name: 'Melayu', words: () => import('virtual:words/ms'), rules: () => import('virtual:rules/ms') },
];

/** Codes under which a browser may ask for one of our languages. */
const ALSO: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', id: 'ms', sk: 'cs' };

/** The first of the wanted languages (`de-AT`, `no`, …) that the club speaks, else English. */
export function spoken(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0] ?? '';
    const code = ALSO[base] ?? base;
    const found = LANGUAGES.find((language) => language.code === code);
    if (found) return found;
  }
  return LANGUAGES[0]!;
}
