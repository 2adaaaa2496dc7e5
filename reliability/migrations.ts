// SIGKILL in the middle of each migration, and concurrent migrations. The test suite covers three
// of them.
import { recordSuite } from './record-suite.ts';

recordSuite('migrations', {
  files: ['packages/db/src/migrate-killed.test.ts'],
  fault: 'migrations that are killed, and three processes that migrate concurrently',
  criterion: 'the next process brings the schema up to date, each migration is applied once',
  unit: 'cases',
});
