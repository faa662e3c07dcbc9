import { type Action, KEYS, type Keys } from '../settings/keys';

/** Every action that has a key, in the order of the list. */
export const ACTIONS = Object.keys(KEYS) as readonly Action[];

/** Keys that always mean the same: to move, to leave, and those that make other keys mean something else. */
const RESERVED = /^(Arrow.*|Escape|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified)$/;

/** The key of an action, given those that were changed. */
export function keyOf(keys: Keys, action: Action): string {
  return keys[action] ?? KEYS[action];
}

/** A key as we keep it; null for one that cannot be chosen. */
export function choosable(key: string): string | null {
  if (RESERVED.test(key)) return null;
  return key.length === 1 ? key.toLowerCase() : key;
}

/** The other action that a key belongs to already. */
export function conflict(keys: Keys, action: Action, key: string): Action | null {
  return ACTIONS.find((other) => other !== action && keyOf(keys, other) === key) ?? null;
}

/** The changed keys after `action` got `key`; the usual one need not be kept. */
export function rekeyed(keys: Keys, action: Action, key: string): Keys {
  const { [action]: _, ...others } = keys;
  return KEYS[action] === key ? others : { ...others, [action]: key };
}
