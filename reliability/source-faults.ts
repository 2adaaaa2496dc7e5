// Every fault of a live source at every call site, each once and permanently: about a thousand runs
// on a fake provider. The short form, each fault at one place, is a suite of its own in the tests.
import { recordSuite } from './record-suite.ts';

recordSuite('source-faults', {
  files: ['packages/api/src/setup/source-faults.test.ts'],
  fault: 'faults of a live source where it is called',
  criterion:
    'a typed error or what had come before it, no number of another domain, paid calls ≤ jobs × (1 + retries)',
  unit: 'faults',
});
