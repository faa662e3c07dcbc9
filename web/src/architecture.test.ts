/** How many places outside the games' folders name a game. The counts may only fall. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = import.meta.dirname;
const HOMES = /^(clustered|kluster|games\/(clustered|kluster))\//;
const NAMED = /(['"`])(clustered|kluster)\1|\.\/(?:[\w-]+\/)*(?:clustered|kluster)[\w-]*(?:\/|\.)/g;

/** Today's counts by file. */
const ALLOWED: Record<string, number> = {
  'club/table.svelte.ts': 1,
  'games.ts': 3,
  'home/GameSign.svelte': 1,
  'home/GameTable.svelte': 1,
  'home/Home.svelte': 1,
  'home/LadderList.svelte': 1,
  'home/Linen.svelte': 1,
  'home/opening.ts': 2,
  'learn/CardFigure.svelte': 1,
  'learn/Faces.svelte': 2,
  'learn/Learn.svelte': 2,
  'learn/Rules.svelte': 2,
  'learn/StoneFigure.svelte': 2,
  'learn/clustered-lesson.ts': 1,
  'learn/controls.ts': 1,
  'learn/courses.ts': 1,
  'learn/kluster-lesson.ts': 1,
  'learn/pictures.ts': 2,
  'learn/rules.ts': 1,
  'learn/signals.ts': 1,
  'replay/ClusteredStage.svelte': 2,
  'replay/Controls.svelte': 2,
  'replay/Export.svelte': 3,
  'replay/Hand.svelte': 2,
  'replay/KlusterStage.svelte': 4,
  'replay/Room.svelte': 3,
  'replay/Standing.svelte': 2,
  'replay/Strip.svelte': 1,
  'replay/Verdict.svelte': 1,
  'replay/clusteredStudio.ts': 2,
  'replay/films.ts': 1,
  'replay/klusterStudio.ts': 1,
  'replay/standing.ts': 2,
  'replay/told.ts': 3,
  'replay/turns.ts': 1,
  'replay/verdict.ts': 5,
  'table/Banner.svelte': 1,
  'table/Seat.svelte': 1,
  'table/cover.ts': 1,
  'table/undo.ts': 1,
  'wire.ts': 8,
};

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.(ts|svelte)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [path] : [];
  });
}

function counts(): Record<string, number> {
  const found: Record<string, number> = {};
  for (const path of files(SOURCE)) {
    const name = relative(SOURCE, path).replaceAll('\\', '/');
    const times = [...readFileSync(path, 'utf8').matchAll(NAMED)].length;
    if (times && !HOMES.test(name)) found[name] = times;
  }
  return found;
}

describe('files outside the games', () => {
  it('name a game no more often than before, and the list is true', () => {
    expect(counts()).toEqual(ALLOWED);
  });
});
