// What the object mapper adds to a query: the same rows by its prepared statement, by its builder at each call, and by the
// driver alone. Processor time of this process.
import { createDatabase, schema } from '@keydence/db';
import { and, asc, eq, gt, sql as query } from 'drizzle-orm';
import { at, measureWith } from './measure.ts';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';

const { trackedKeywords } = schema;
const callsAtOnce = 50;

export async function measurePreparedQueries({ database, large, plan }: World): Promise<Finding[]> {
  const { db, sql, close } = await createDatabase(database.url, { maxConnections: 1 });
  const columns = {
    id: trackedKeywords.id,
    keywordText: trackedKeywords.keywordText,
    searchVolume: trackedKeywords.searchVolume,
    difficultyScore: trackedKeywords.difficultyScore,
  };
  const build = (
    listId: number | ReturnType<typeof query.placeholder>,
    id: number | ReturnType<typeof query.placeholder>,
  ) =>
    db
      .select(columns)
      .from(trackedKeywords)
      .where(and(eq(trackedKeywords.listId, listId), gt(trackedKeywords.id, id)))
      .orderBy(asc(trackedKeywords.id))
      .limit(20);
  const prepared = build(query.placeholder('listId'), query.placeholder('id')).prepare('bench_keywords');
  const { listId } = large;
  const repeat = (ask: (id: number) => PromiseLike<unknown>) => async () => {
    for (let call = 0; call < callsAtOnce; call++) await ask(Math.floor(Math.random() * (large.size - 20)));
  };
  const ways = [
    repeat(
      (id) => sql`
      select id, keyword_text, search_volume, difficulty_score from tracked_keywords
      where list_id = ${listId} and id > ${id} order by id limit 20`,
    ),
    repeat((id) => prepared.execute({ listId, id })),
    repeat((id) => build(listId, id)),
  ];
  const medians = await measureWith(ways, { rounds: plan.isSmall ? 20 : 60, warmUps: 5, read: readOwnCpu });
  await close();
  return [
    {
      row: 'T11',
      name: 'prepared query of the mapper against the driver',
      figure: at(medians, 1) / at(medians, 0),
      atMost: 1.15,
    },
    {
      row: 'T11',
      name: 'the builder at each call against the driver',
      figure: at(medians, 2) / at(medians, 0),
    },
  ];
}

async function readOwnCpu(): Promise<number> {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
