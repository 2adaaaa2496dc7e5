import { defineConfig } from 'vite';

// One file, dist/main.js. Left outside: drivers and native packages, which find their own files at run time.
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
  ssr: { noExternal: true, external: ['@node-rs/argon2', 'pg-boss', 'pino', 'postgres', 'sharp'] },
});
