import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = resolve(import.meta.dirname, '../src/klub/i18n');
const OURS = /^(?!terminal|serve|client)/; // the texts of the terminal stay there
const RULES = /^web-rules/; // long, and only for those who read them
const MODULE = /^virtual:(words|rules)\/([a-z]{2})$/;

/** Makes a module of the Fluent catalogs of each language: `virtual:words/de`, `virtual:rules/de`. */
export function catalogs(): Plugin {
  return {
    name: 'klub-catalogs',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
      const match = MODULE.exec(id.slice(1));
      if (!id.startsWith('\0') || !match) return undefined;
      const [, part, language] = match;
      const folder = resolve(FOLDER, language!);
      const files = readdirSync(folder)
        .filter((name) => name.endsWith('.ftl') && OURS.test(name))
        .filter((name) => RULES.test(name) === (part === 'rules'))
        .sort()
        .map((name) => resolve(folder, name));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => bare(readFileSync(file, 'utf8'))).join('\n');
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

/** A catalog without its comments, which are for translators. */
function bare(text: string): string {
  return text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
}
