import { comeIn } from '../club/me.svelte';
import { post, Refusal, refusal } from '../club/http';
import type { Imported } from '../wire';

/** The largest record that the club reads, in bytes. */
const LARGEST = 2_000_000;

/** Bring a record from a file to the club, which checks that the game can have happened. */
export async function bring(file: Blob): Promise<Imported> {
  if (file.size > LARGEST) throw refusal('replay-file-large');
  const record = read(await file.text());
  await comeIn();
  try {
    return await post<Imported>('/api/records', { record });
  } catch (error) {
    if (error instanceof Refusal && error.reason.message === 'record-invalid') throw refusal('replay-file-other');
    throw error;
  }
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
