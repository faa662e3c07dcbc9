import { comeIn } from '../club/me.svelte';
import { post, refusal } from '../club/http';
import type { Imported } from '../wire';

/** The largest record that the club reads, in bytes. */
const LARGEST = 2_000_000;

/** Bring a record from a file to the club, which checks that the game can have happened. */
export async function bring(file: Blob): Promise<Imported> {
  if (file.size > LARGEST) throw refusal('replay-file-large');
  const record = read(await file.text());
  await comeIn();
  return post<Imported>('/api/records', { record });
}

function read(text: string): object {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found === 'object' && found !== null && !Array.isArray(found)) return found;
  } catch {
    // Any other file: told below.
  }
  throw refusal('replay-file-other');
}
