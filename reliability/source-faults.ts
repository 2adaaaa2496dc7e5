// Every fault of a live source at every place that calls it, each once and for good: about a thousand runs on a fake
// provider. The short form, each fault at one place, is a suite of its own among the tests.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const suite = 'packages/api/src/jobs/source-faults.test.ts';
const root = fileURLToPath(new URL('..', import.meta.url));
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const words = ['run', '--mode', 'reliability', '--project', 'faults', '--reporter', 'dot', suite];
const { status } = spawnSync(process.execPath, [vitest, ...words], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
