import type { Line, News, TableInfo } from '../wire';
import { t } from '../words/words.svelte';
import { botName, personName, seatName } from './names';

/** What must be known of a table to tell its news. */
export interface Teller {
  readonly info: TableInfo | null;
  readonly said: readonly Line[];
}

/** News that are the same in every game, in a sentence; null for what the game or the chat tells. */
export function roomTold(news: News, { info, said }: Teller): string | null {
  if (!info) return null;
  const name = news.seat === null ? '' : seatName(info, news.seat);
  switch (news.what) {
    case 'sat':
      return t('table-told-sat', { name: news.who === null ? botName(news.name ?? '') : (news.name ?? '') });
    case 'stood':
      return t('table-told-stood', { number: (news.seat ?? 0) + 1 });
    case 'started':
      return t('table-told-started');
    case 'undone':
      return t('table-told-undone');
    case 'gave_up':
      return gaveUp(name, news.text);
    case 'resumed':
      return t('table-told-resumed');
    case 'muted':
      return t('table-told-muted', { name: personName(info, news.who ?? '', said), on: news.text ?? 'on' });
    case 'removed':
      return t('table-told-removed', { name: personName(info, news.who ?? '', said) });
    case 'rematched':
      return t('table-told-rematched');
    default:
      return null;
  }
}

/** How somebody's game ended before its time, in a sentence. */
export function gaveUpText(info: TableInfo, seat: number): string {
  return gaveUp(seatName(info, seat), info.seats[seat]?.gave_up ?? null);
}

function gaveUp(name: string, why: string | null): string {
  return why === 'time' ? t('table-told-time', { name }) : t('table-told-resigned', { name });
}
