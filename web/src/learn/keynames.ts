import { type Action, isAction } from '../settings/keys';
import { keyFor } from '../settings/settings.svelte';
import { t } from '../words/words.svelte';

const NAMES: Readonly<Record<string, string>> = {
  ' ': 'you-key-space',
  Enter: 'learn-key-enter',
  Tab: 'learn-key-tab',
};

/** What stands on the key for an action; or a message that names keys. */
export function keyName(action: Action | string): string {
  if (!isAction(action)) return t(action);
  const key = keyFor(action);
  const name = NAMES[key];
  if (name) return t(name);
  return key.length === 1 ? key.toUpperCase() : key;
}
