/** Let the browser save something under a name. */
export function save(what: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(what);
  link.download = name;
  link.click();
  // The browser reads the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A name for a file of a game: `klub-clustered-turn-12.png`. */
export function fileName(game: string, turn: number | null, kind: string): string {
  return turn === null ? `klub-${game}.${kind}` : `klub-${game}-turn-${turn}.${kind}`;
}
