import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Reason } from '../wire';
import { type Language, LANGUAGES, spoken } from './languages';

/** What a text puts in. */
export type Arguments = Readonly<Record<string, FluentVariable>>;

let language = $state.raw<Language>(LANGUAGES[0]!);
let bundle = $state.raw(new FluentBundle('en'));
let withRules = false;

/** The language that is spoken now. */
export function current(): Language {
  return language;
}

/** Speak the first of the wanted languages that the club knows; resolves once its texts are there. */
export async function speak(wanted: readonly string[]): Promise<void> {
  const next = spoken(wanted);
  const texts = await Promise.all([next.words(), ...(withRules ? [next.rules()] : [])]);
  bundle = bundled(next, texts.map((text) => text.default));
  language = next;
  document.documentElement.lang = next.code;
}

/** Load the long texts of the rules and the tutorial too, now and in each language chosen later. */
export async function speakRules(): Promise<void> {
  if (withRules) return;
  withRules = true;
  const text = (await language.rules()).default;
  const more = bundled(language, [(await language.words()).default, text]);
  bundle = more;
}

/** The text called `id` in the language that is spoken now, with `args` put in. */
export function t(id: string, args: Arguments = {}): string {
  const message = bundle.getMessage(id);
  const mistakes: Error[] = [];
  const told = message?.value ? bundle.formatPattern(message.value, { ...args }, mistakes) : id;
  if (!message?.value || mistakes.length) console.error(`text ${id}:`, mistakes[0]?.message ?? 'is missing');
  return told;
}

/** Whether there is a text called `id`. */
export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** Why something was refused, in the language that is spoken now. */
export function because(reason: Reason): string {
  return has(reason.message) ? t(reason.message, reason.arguments) : reason.text;
}

/** A moment in the past or future as people say it: "3 minutes ago". */
export function ago(at: number, now: number = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(language.code, { numeric: 'auto' });
  const passed = at - now;
  for (const [unit, size] of UNITS) if (Math.abs(passed) >= size) return format.format(Math.round(passed / size), unit);
  return format.format(Math.round(passed), 'second');
}

const UNITS = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
] as const;

function bundled(next: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(next.code, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}
