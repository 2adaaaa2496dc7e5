import { defineConfig } from 'vite';

// dist/main.js, and the thread that reads uploaded files. Left outside: drivers and native packages, which find their own files at run time, and the
// checks of security keys, whose parts load in an order that bundling loses.
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'export-thread': 'src/imports/export-thread.ts',
        'analysis-thread': 'src/topics/analysis-thread.ts',
        'moves-thread': 'src/moves/moves-thread.ts',
        'briefs-thread': 'src/briefs/briefs-thread.ts',
        'radar-thread': 'src/radar/radar-thread.ts',
        'pages-thread': 'src/pages/pages-thread.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
    },
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
