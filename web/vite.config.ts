import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogs } from './catalogs.ts';
import { WORKER, worker } from './worker.ts';

export default defineConfig({
  plugins: [catalogs(), svelte(), worker()],
  build: {
    target: 'es2022',
    outDir: '../src/klub/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the club's pages may not load data: scripts or styles
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', [WORKER]: 'src/offline/sw.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
