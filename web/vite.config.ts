import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { askAll } from './script/engine.mjs';
import { rulesOf } from './script/rules_of.mjs';

// In development the page asks a server that runs beside it: ORRERY=http://127.0.0.1:8042 npm run dev
const server = process.env['ORRERY'] ?? 'http://127.0.0.1:8042';

// The gallery has no server: what it knows of a game's content it is told by the program, at /content/GAME.
const galleryContent: Plugin = {
  name: 'gallery-content',
  configureServer(development) {
    development.middlewares.use('/content', (request, response) => {
      const [content] = askAll([{ op: 'content', game: (request.url ?? '').slice(1) }]);
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(content));
    });
  },
};

// `docs/rules/GAME.md?rules` is the list of its numbered rules: the page has no copy of their order and provenance.
const rulesOfPages: Plugin = {
  name: 'rules-of-pages',
  load(id) {
    const [path, query] = id.split('?');
    if (query !== 'rules' || path === undefined) return null;
    this.addWatchFile(path);
    return `export default ${JSON.stringify(rulesOf(readFileSync(path, 'utf8')))}`;
  },
};

export default defineConfig({
  plugins: [galleryContent, rulesOfPages],
  // All at once: found one after the other they make the first page load twice.
  optimizeDeps: {
    include: [
      'preact',
      'preact/hooks',
      'preact/jsx-dev-runtime',
      '@preact/signals',
      'intl-messageformat',
      'qrcode-generator',
    ],
  },
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  server: {
    port: 5173,
    host: '127.0.0.1',
    fs: { allow: ['..'] }, // unit tests read content files
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
  },
  test: { include: ['{src,script}/**/*.test.{ts,tsx}'], environment: 'node' },
});
