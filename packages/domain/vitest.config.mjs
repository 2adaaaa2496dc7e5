import { defineConfig } from 'vitest/config';

/** For `npm run mutation` alone: `npm test` has the projects of the root's configuration. */
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], environment: 'node', isolate: false },
});
