import type { TableInfo } from '../wire';
import { has, t } from '../words/words.svelte';

/** What a bot of the club is called. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** How a bot plays, in a sentence. */
export function botAbout(bot: string): string {
  return has(`bot-${bot}-about`) ? t(`bot-${bot}-about`) : '';
}

/** What whoever has a seat is called, with a number where several are called the same; empty for a free seat. */
export function seatName(info: TableInfo, seat: number): string {
  const name = called(info, seat);
  if (!name) return '';
  const same = info.seats.flatMap((_, other) => (called(info, other) === name ? [other] : []));
  return same.length > 1 ? t('table-namesake', { name, number: same.indexOf(seat) + 1 }) : name;
}

/** A name and the number at its end, which tells it from others where there is little room. */
export function numbered(name: string): readonly [name: string, number: string] {
  const number = /\s*\d+$/.exec(name)?.[0] ?? '';
  return [name.slice(0, name.length - number.length), number];
}

/** What somebody is called who need not sit here: from a seat, or from what they said. */
export function personName(info: TableInfo, who: string, said: readonly { who: string; name: string }[]): string {
  const seat = info.seats.findIndex((one) => one.who === who);
  if (seat >= 0) return seatName(info, seat);
  return said.findLast((line) => line.who === who)?.name ?? t('table-somebody');
}

/** Several names in one sentence, as the language that is spoken lists them. */
export function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

function called(info: TableInfo, seat: number): string {
  const chair = info.seats[seat];
  if (!chair) return '';
  return chair.bot && !chair.who ? botName(chair.bot) : chair.name;
}
