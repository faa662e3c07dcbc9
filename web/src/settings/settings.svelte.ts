import { change, whoAmI } from '../club/me.svelte';
import { isAction, type Keys, KEYS } from './keys';

/** What a player can set about the house; kept in this browser, and at the club for those who are in. */
export interface Settings {
  /** A code of words/languages.ts, or `auto` for what the browser asks for. */
  language: string;
  theme: 'auto' | 'light' | 'dark';
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  motion: 'auto' | 'less' | 'full';
  /** Buttons for thumbs on the left. */
  leftHanded: boolean;
  /** When a card asks for a second tap before it is laid. */
  confirm: 'touch' | 'always' | 'never';
  /** Whether a turn of Kluster ends by itself as soon as the rules allow. */
  endTurn: 'button' | 'auto';
  /** Keys that were changed. */
  keys: Keys;
}

const USUAL: Settings = {
  language: 'auto',
  theme: 'auto',
  sound: true,
  volume: 0.6,
  motion: 'auto',
  leftHanded: false,
  confirm: 'touch',
  endTurn: 'button',
  keys: {},
};
const CHOICES: { readonly [Key in keyof Settings]?: readonly unknown[] } = {
  theme: ['auto', 'light', 'dark'],
  motion: ['auto', 'less', 'full'],
  confirm: ['touch', 'always', 'never'],
  endTurn: ['button', 'auto'],
};
const SHELF = 'klub.settings';
/** Says that the club has not got our latest settings, so its own are older. */
const UNSENT = 'klub.settings.unsent';
/** ms without a change until the club is told, so that a slider on its way is one change. */
const PAUSE = 1000;
let telling: ReturnType<typeof setTimeout> | undefined;

export const settings: Settings = $state({ ...USUAL, ...kept() });

/** Change one setting; it is kept here at once, and at the club soon. */
export function set<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
  settings[key] = value;
  keep(SHELF, JSON.stringify(settings));
  keep(UNSENT, 'yes');
  clearTimeout(telling);
  telling = setTimeout(sendNow, PAUSE);
}

/** Take over what the club has kept for us, after a log-in elsewhere. */
export function adopt(known: Readonly<Record<string, unknown>>): void {
  clearTimeout(telling);
  telling = undefined;
  Object.assign(settings, sane(known));
  keep(SHELF, JSON.stringify(settings));
  keep(UNSENT, null);
}

/** Agree with the club when a page opens: its settings hold, unless it did not take our latest. */
export function agree(known: Readonly<Record<string, unknown>>): void {
  if (unsent()) void send();
  else adopt(known);
}

/** Send what waits to be sent. */
function sendNow(): void {
  if (telling === undefined) return;
  clearTimeout(telling);
  telling = undefined;
  if (whoAmI()) void send();
}

async function send(): Promise<void> {
  try {
    await change({ settings: { ...$state.snapshot(settings) } });
    if (telling === undefined) keep(UNSENT, null);
  } catch {
    // Too many changes at once, or no line: they hold here, and are sent when the next page opens.
  }
}

function unsent(): boolean {
  try {
    return localStorage.getItem(UNSENT) !== null;
  } catch {
    return false;
  }
}

function keep(shelf: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(shelf);
    else localStorage.setItem(shelf, text);
  } catch {
    // A browser that keeps nothing: the settings hold until the page is closed.
  }
}

/** Whether things should move as little as possible. */
export function still(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'less';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The key for an action, as `KeyboardEvent.key` names it. */
export function keyFor(action: keyof typeof KEYS): string {
  return settings.keys[action] ?? KEYS[action];
}

function kept(): Partial<Settings> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '{}');
    return typeof value === 'object' && value !== null ? sane(value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What of something kept is a setting as we know it. */
function sane(value: Readonly<Record<string, unknown>>): Partial<Settings> {
  const found: Record<string, unknown> = {};
  for (const [key, usual] of Object.entries(USUAL)) {
    const given = value[key];
    if (typeof given !== typeof usual || given === null) continue;
    const choices = CHOICES[key as keyof Settings];
    if (choices && !choices.includes(given)) continue;
    found[key] = key === 'keys' ? saneKeys(given as Record<string, unknown>) : given;
  }
  return found as Partial<Settings>;
}

function saneKeys(given: Readonly<Record<string, unknown>>): Keys {
  return Object.fromEntries(Object.entries(given).filter(([action, key]) => isAction(action) && typeof key === 'string'));
}

// Whoever leaves the page right after a change should find it elsewhere as well.
if (typeof addEventListener === 'function') {
  addEventListener('pagehide', sendNow);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendNow();
  });
}
