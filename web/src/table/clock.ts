import { current, t } from '../words/words.svelte';
import { listed } from './names';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
] as const;

/** s under which a clock is drawn as one that runs out. */
export const SCARCE = 20;

/** s that a clock shows: what it had when we were told, less what has passed since, if it runs. */
export function left(told: number, running: boolean, passed: number): number {
  return Math.max(0, running ? told - passed : told);
}

/** A clock as it is read: `4:05`, or in hours and days where nobody counts seconds. */
export function clockText(seconds: number): string {
  if (seconds >= DAY) {
    return t('table-clock-days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  }
  if (seconds >= HOUR) {
    return t('table-clock-hours', {
      hours: Math.floor(seconds / HOUR),
      minutes: Math.floor((seconds % HOUR) / MINUTE),
    });
  }
  const whole = Math.ceil(seconds); // 0:00 is shown only once nothing is left
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
}

/** A span of time in the largest units that tell it: `1 day`, `1 min and 30 sec`. */
export function spanText(seconds: number): string {
  const { code } = current();
  const parts: string[] = [];
  let rest = seconds;
  for (const [unit, size] of UNITS) {
    const number = Math.floor(rest / size);
    rest -= number * size;
    if (number) parts.push(new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'short' }).format(number));
  }
  return listed(parts, code);
}

/** ms after which a running clock reads differently. */
export function nextChange(seconds: number): number {
  if (seconds >= HOUR) return (seconds % MINUTE) * 1000 + 50;
  return (seconds - Math.ceil(seconds) + 1) * 1000 + 10;
}
