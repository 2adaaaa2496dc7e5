// Every transaction of every use case is aborted once, just before its commit, and retried: any
// side effect besides its rows would happen twice.
import { recordSuite } from './record-suite.ts';
import { isShort } from './run-options.ts';

const briefly = ['feedback', 'invitations', 'api-keys', 'newsletter'].map(
  (noun) => `packages/api/src/${noun}`,
);

recordSuite('repeats', {
  files: isShort ? briefly : ['packages/api', 'packages/identity'],
  projects: ['both', 'node'],
  fault: 'transactions of the use cases, each aborted once by the database',
  criterion: 'every test of the use cases holds as if none had been',
  unit: 'tests',
  environment: { TEST_BREAKS_TRANSACTIONS: 'true' },
});
