// Random, boundary and type-flipped inputs to every operation of the OpenAPI document: no answer of 5xx, and a message in
// every refusal. The suite holds the same program with few inputs. FUZZ_SEED repeats a run, FUZZ_RUNS says how many.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const seed = process.env.FUZZ_SEED ?? String(Date.now() % 2 ** 31);
const runs = process.env.FUZZ_RUNS ?? '500';
console.log(`${runs} inputs an operation, FUZZ_SEED=${seed}`);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', 'apps/server/src/rest/fuzz.test.ts'],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, FUZZ_SEED: seed, FUZZ_RUNS: runs },
  },
);
process.exitCode = status ?? 1;
