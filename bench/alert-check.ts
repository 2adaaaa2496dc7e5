// An alert on a whole list, after a check of all its rankings: against a bare read of the same
// rows, per keyword in the largest list against a small one, and its memory use.
import { runAlertCheck } from '@keydence/api';
import type { DatabaseHandle } from '@keydence/db';
import { createBenchCaller } from './create-caller.ts';
import { createServices } from './create-services.ts';
import type { FilledList } from './fill-list.ts';
import { at, measureWith } from './measure.ts';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';
import { findAllBackends, readCpu } from './read-cpu.ts';
import { watchMemory } from './watch-memory.ts';

const batchSize = 5_000;
/** A month in a year without rows; the checked days are the 10th and the 17th. */
const month = '2027-10-01';
const day = '2027-10-17';

export async function measureAlertCheck({ database, userId, largest, middle }: World): Promise<Finding[]> {
  const lists = [middle, largest];
  for (const list of lists) await watch(database, userId, list);
  const served = [process.pid, ...(await findAllBackends(database.sql))];
  const memory = watchMemory();
  await check(database, largest);
  const growth = memory.stop();
  const ways = [
    () => check(database, middle),
    () => check(database, largest),
    () => readBare(database, largest),
  ];
  const times = await measureWith(ways, { rounds: 3, warmUps: 1, read: async () => readCpu(served) });
  await database.sql`delete from alert_rules where name = 'Bench'`;
  await database.sql`delete from ranking_months where month = ${month}`;
  const perKeyword = at(times, 1) / largest.size / (at(times, 0) / middle.size);
  return [
    {
      row: 'alerts',
      name: `check of ${largest.size} keywords against a bare read of their rows, processor time`,
      figure: at(times, 1) / at(times, 2),
      atMost: 2.5,
    },
    {
      row: 'alerts',
      name: `processor time by the keyword, ${largest.size} against ${middle.size} keywords`,
      figure: perKeyword,
      isOfGrowth: true,
      atMost: 1.5,
    },
    { row: 'alerts', name: 'memory that the check takes at most', figure: growth, unit: 'MB' },
  ];
}

/** Two checks of each keyword, and an alert that is evaluated and never fires. */
async function watch(
  database: DatabaseHandle,
  userId: string,
  { domainId, listId }: FilledList,
): Promise<void> {
  await database.sql`
    insert into ranking_months (list_id, keyword_id, month, ranks)
    select list_id, id, ${month}::date, set_byte(set_byte(decode(repeat('ff', 31), 'hex'), 9, id::int % 101), 16,
      id::int * 7 % 101)
    from keyword_rankings where list_id = ${listId}`;
  await database.sql`vacuum analyze ranking_months_2027`;
  await createBenchCaller(database, userId).alerts.create({
    domainId,
    name: 'Bench',
    kind: 'dropped',
    places: 5,
    minKeywords: 1_000_000,
    sendsMail: false,
  });
}

async function check(database: DatabaseHandle, { domainId, listId, size }: FilledList): Promise<void> {
  await runAlertCheck(createServices(database), { listId, day });
  const [rule] = await database.sql<{ compared: number; moved: number }[]>`
    select (last_outcome ->> 'compared')::int as compared, (last_outcome ->> 'moved')::int as moved
    from alert_rules where domain_id = ${domainId} and name = 'Bench'`;
  if (rule?.compared !== size || rule.moved === 0)
    throw new Error(`The alert has compared ${rule?.compared} keywords, of which ${rule?.moved} moved.`);
}

async function readBare({ sql }: DatabaseHandle, { listId, size }: FilledList): Promise<void> {
  for (let first = 1; first <= size; first += batchSize) {
    const rows = await sql`
      select k.id, k.keyword_text, m.ranks from tracked_keywords k
      join ranking_months m on m.list_id = k.list_id and m.keyword_id = k.id and m.month = ${month}::date
      where k.list_id = ${listId} and k.id >= ${first} and k.id < ${first + batchSize} order by k.id`;
    if (rows.length === 0) throw new Error('There is nothing to read.');
  }
}
