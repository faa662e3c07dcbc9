import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The entry of the service worker, whose address must not change. */
export const WORKER = 'sw';
const FILE = `${WORKER}.js`;
/** Files of public/ that the worker may keep as well. */
const FURNITURE = ['/icon.svg', '/manifest.webmanifest'];
const FRONT = 'index.html';

/** Tells the service worker which files this build has, and which of them every page needs. */
export function worker(): Plugin {
  return {
    name: 'klub-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunk = bundle[FILE];
        if (chunk?.type !== 'chunk') this.error(`${FILE} was not built`);
        if (chunk.imports.length) this.error(`${FILE} must stand alone, but imports ${chunk.imports.join()}`);
        const page = bundle[FRONT];
        const html = page?.type === 'asset' ? String(page.source) : '';
        const built = Object.keys(bundle).filter((name) => name.startsWith('assets/')).map((name) => `/${name}`);
        const named = built.filter((path) => html.includes(path));
        const lists = { BUILT: [...built.sort(), ...FURNITURE], SHELL: ['/', ...named.sort(), ...FURNITURE] };
        const told = Object.entries(lists).map(([name, paths]) => `const ${name} = ${JSON.stringify(paths)};`);
        // A worker is new to a browser if its text is, so the page has to leave a mark in it.
        const mark = createHash('sha256').update(html).digest('hex').slice(0, 16);
        chunk.code = `// ${mark}\n${told.join('\n')}\n${chunk.code}`;
      },
    },
  };
}
