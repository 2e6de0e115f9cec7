// Tests in a real browser against a real server; `npm run browser`. Each file has a server and a browser of
// its own.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('.', import.meta.url).pathname,
    include: ['*.test.ts'],
    environment: 'node',
    maxWorkers: 2, // a browser mostly waits
    minWorkers: 1,
    testTimeout: 400_000, // a whole game on a machine that builds meanwhile
    hookTimeout: 60_000,
    // Deals are random and the machine may be busy with builds: one more try, which the report names.
    retry: 1,
    reporters: ['verbose'],
    chaiConfig: { truncateThreshold: 2000 }, // what failed may not fail again: all of it is told
  },
});
