import type { Me } from '../wire';
import { speak } from '../words/words.svelte';
import { agree, settings } from './settings.svelte';

/** The languages to speak, the dearest first. */
export function wanted(): readonly string[] {
  return settings.language === 'auto' ? navigator.languages : [settings.language];
}

/** Take over what the club has kept for us, once it has told who we are. */
export async function welcome(me: Me | null): Promise<void> {
  const language = settings.language;
  if (me) agree(me.settings);
  if (settings.language !== language) await speak(wanted()); // it was chosen in another browser
}
