// Cost of the gains on a page of keywords: the page with the statements that read the inputs of its
// gains, against the same page without them, over one connection.
import { createDatabase } from '@keydence/db';
import { createBenchCaller } from './create-caller.ts';
import { at, measureInTurns } from './measure.ts';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';
import { type RecordedStatement, recordStatements, runStatements } from './record-statements.ts';

export async function measureGains({ database, userId, largest, middle }: World): Promise<Finding[]> {
  const bare = await createDatabase(database.url, { maxConnections: 1, maxListConnections: 1 });
  const ways = await Promise.all(
    [largest, middle].map(async ({ domainId }) => {
      const statements: RecordedStatement[] = [];
      // Counts that a process reads only once are read before the measurement.
      await createBenchCaller(database, userId).keywords.list({ domainId });
      await createBenchCaller(recordStatements(database, statements), userId).keywords.list({ domainId });
      const others = statements.filter(({ text }) => !/keyword_measures|site_rates/.test(text));
      if (others.length === statements.length) throw new Error('no statement reads the inputs of gains');
      return { statements, others };
    }),
  );
  const medians = await measureInTurns(
    ways.flatMap(({ statements, others }) => [
      () => runStatements(bare, statements),
      () => runStatements(bare, others),
    ]),
    { rounds: 100, warmUps: 8 },
  );
  await bare.close();
  const share = (way: number) => at(medians, way) / at(medians, way + 1);
  console.log(
    `a page with its gains ${at(medians, 0).toFixed(2)} ms, without ${at(medians, 1).toFixed(2)} ms`,
  );
  return [
    {
      row: 'gains',
      name: 'a page of keywords with its gains against without',
      figure: share(0),
      atMost: 2.5,
    },
    {
      row: 'gains',
      name: 'gains of a page of the largest list against the middle one',
      figure: (at(medians, 0) - at(medians, 1)) / Math.max(0.01, at(medians, 2) - at(medians, 3)),
      isOfGrowth: true,
    },
  ];
}
