// Random, boundary and type-flipped inputs for every operation of the OpenAPI document and of the
// identity API. The test suite runs the same program with few inputs. FUZZ_SEED repeats a run;
// FUZZ_RUNS is the number of inputs per operation.
import { recordSuite } from './record-suite.ts';
import { isShort } from './run-options.ts';

recordSuite('fuzz', {
  files: ['apps/server/src/rest/fuzz.test.ts', 'apps/server/src/identity/fuzz.test.ts'],
  fault: 'hostile inputs to every operation',
  criterion: 'no 5xx, a message in every refusal, each status documented',
  unit: 'operations',
  environment: {
    FUZZ_SEED: process.env.FUZZ_SEED ?? String(Date.now() % 2 ** 31),
    FUZZ_RUNS: process.env.FUZZ_RUNS ?? (isShort ? '5' : '500'),
  },
});
