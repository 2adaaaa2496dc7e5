// The dashboard of a workspace against its own prepared statements.
import { createDatabase } from '@keydence/db';
import { createBenchCaller } from './create-caller.ts';
import { at, measureInTurns } from './measure.ts';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';
import { type RecordedStatement, recordStatements, runStatements } from './record-statements.ts';

export async function measureOverview({
  database,
  userId,
  workspaceId,
  ...world
}: World): Promise<Finding[]> {
  const input = { workspaceId, domainId: world.largest.domainId };
  const statements: RecordedStatement[] = [];
  // Counted over the rows of a list once a process, then asked for without.
  await createBenchCaller(database, userId).overview.get(input);
  await createBenchCaller(recordStatements(database, statements), userId).overview.get(input);
  const bare = await createDatabase(database.url, { maxConnections: 1, maxListConnections: 1 });
  const api = createBenchCaller(database, userId);
  const medians = await measureInTurns(
    [
      () => api.overview.get(input),
      () => runStatements(bare, statements),
      () => api.overview.get({ ...input, domainId: world.middle.domainId }),
    ],
    { rounds: 40, warmUps: 4 },
  );
  await bare.close();
  console.log(
    `overview ${at(medians, 0).toFixed(2)} ms, its ${statements.length} statements ${at(medians, 1).toFixed(2)} ms`,
  );
  return [
    {
      row: 'overview',
      name: 'server against the same prepared SQL',
      figure: at(medians, 0) / at(medians, 1),
    },
    {
      row: 'overview',
      name: 'of the largest list against the middle one',
      figure: at(medians, 0) / at(medians, 2),
      isOfGrowth: true,
    },
  ];
}
