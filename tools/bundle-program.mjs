import { basename, resolve } from 'node:path';
import { build } from 'vite';

const outDir = resolve(import.meta.dirname, '../.cache/programs');

/** Bundles a TypeScript program, which then starts in a tenth of the time that `tsx` takes. Returns its path. */
export async function bundleProgram(program) {
  const name = basename(program, '.ts');
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ...{ ssr: program, outDir, emptyOutDir: false, target: 'node20', sourcemap: true },
      rolldownOptions: { output: { entryFileNames: `${name}.js`, chunkFileNames: `${name}-[hash].js` } },
    },
    ssr: { noExternal: true },
  });
  return resolve(outDir, `${name}.js`);
}
