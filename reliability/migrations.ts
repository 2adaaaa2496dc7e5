// SIGKILL in the middle of each migration, concurrent migrations, and an upgrade with rows in every table from the schema of
// each migration. The test suite covers a few of them.
import { recordSuite } from './record-suite.ts';

recordSuite('migrations', {
  files: ['packages/db/src/migrate-killed.test.ts', 'packages/db/src/upgrades.test.ts'],
  fault:
    'migrations that are killed, three processes that migrate concurrently, upgrades from each earlier schema',
  criterion:
    'the next process brings the schema up to date, each migration is applied once, each row is kept',
  unit: 'cases',
});
