import type { TableInfo } from '../wire';

/** Whether a game cannot be shown to others yet: it was the challenge of a day that is not over, in UTC. */
export function sealed(info: Pick<TableInfo, 'daily' | 'status'>, now: Date = new Date()): boolean {
  return info.status === 'over' && info.daily !== null && now.toISOString().slice(0, info.daily.length) <= info.daily;
}
