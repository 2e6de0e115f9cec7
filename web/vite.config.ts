import { defineConfig } from 'vitest/config';

// In development the page asks a server that runs beside it: ORRERY=http://127.0.0.1:8042 npm run dev
const server = process.env['ORRERY'] ?? 'http://127.0.0.1:8042';

export default defineConfig({
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
    fs: { allow: ['..'] }, // the gallery shows the content files
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
  },
  test: { include: ['src/**/*.test.{ts,tsx}'], environment: 'node' },
});
