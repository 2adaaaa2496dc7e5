import { defineConfig } from 'vite';

// One file, dist/main.js. Left outside: drivers and native packages, which find their own files at run time, and the
// checks of security keys, whose parts load in an order that bundling loses.
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
  ssr: {
    noExternal: true,
    external: [
      '@node-rs/argon2',
      '@node-rs/bcrypt',
      '@simplewebauthn/server',
      'pg-boss',
      'pino',
      'postgres',
      'sharp',
    ],
  },
});
