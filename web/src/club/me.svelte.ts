import type { Me } from '../wire';
import { t } from '../words/words.svelte';
import { get, patch, post, Refusal } from './http';
import { line } from './line.svelte';

/** Where this browser notes that it has been in: the secret itself is kept from scripts. */
const BEEN_IN = 'klub.in';

let me = $state.raw<Me | null>(null);
let unsure = $state(false);

/** Who this browser is to the club; null for somebody who only looks round. */
export function whoAmI(): Me | null {
  return me;
}

/** Whether the club could not be asked who we are. */
export function isUnsure(): boolean {
  return unsure;
}

/** Ask the club who we are, if we have ever been in; nobody is made. */
export async function recall(): Promise<Me | null> {
  if (!localStorage.getItem(BEEN_IN)) return null;
  try {
    me = await get<Me>('/api/me');
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) {
      unsure = true;
      throw error;
    }
    become(null);
  }
  unsure = false;
  return me;
}

/** Be somebody: whoever we are already, else a new guest of that name (or one with a number). */
export async function comeIn(name?: string): Promise<Me> {
  if (unsure) await recall(); // a new guest would take the place of whoever we are
  if (me) return name && name !== me.name ? change({ name }) : me;
  return become(await post<Me>('/api/me', { name: name || guestName() }));
}

/** Change the name or the settings that are kept at the club. */
export async function change(what: { name?: string; settings?: Me['settings'] }): Promise<Me> {
  me = await patch<Me>('/api/me', what);
  return me;
}

/** Claim a handle by which one can log in elsewhere. */
export async function claim(handle: string, password: string, old?: string): Promise<Me> {
  me = await post<Me>('/api/me/handle', { handle, password, ...(old ? { old } : {}) });
  return me;
}

export async function logIn(handle: string, password: string): Promise<Me> {
  return become(await post<Me>('/api/login', { handle, password }));
}

/** Log out here, or in all other browsers. */
export async function logOut(everywhere = false): Promise<void> {
  await post('/api/logout', { everywhere });
  if (!everywhere) become(null);
}

function become<Who extends Me | null>(who: Who): Who {
  me = who;
  if (who) localStorage.setItem(BEEN_IN, 'yes');
  else localStorage.removeItem(BEEN_IN);
  line.again(); // the socket still speaks for whoever we were
  return who;
}

function guestName(): string {
  const number = 1000 + Math.floor(9000 * Math.random());
  return t('guest-name', { number: String(number) }); // as a text, for it is no amount
}
