// Cost of row security per statement: sent by a workspace's own database, against the owner of the
// tables.
import { createDatabase } from '@keydence/db';
import { at, measureInTurns, measureWith } from './measure.ts';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';
import { findBackend, readCpu } from './read-cpu.ts';

const statementsAtOnce = 20;

export async function measureRowSecurity({ database, workspaceId, large, plan }: World): Promise<Finding[]> {
  const handle = await createDatabase(database.url, { maxConnections: 1 });
  const scoped = handle.inWorkspace(workspaceId).sql;
  const backends = [await findBackend(handle.sql), await findBackend(scoped)];
  const read = (sql: typeof handle.sql) => async () => {
    for (let id = 1; id <= statementsAtOnce; id++) {
      await sql`select * from tracked_keywords where list_id = ${large.listId} and id = ${id}`;
    }
  };
  const ways = [read(handle.sql), read(scoped)];
  const rounds = { rounds: plan.isSmall ? 20 : 60, warmUps: 5 };
  const times = await measureInTurns(ways, rounds);
  const costs = await measureWith(ways, { ...rounds, read: async () => readCpu(backends) });
  await handle.close();
  return [
    {
      row: 'security',
      name: 'a row by its key for a workspace against the owner, time',
      figure: at(times, 1) / at(times, 0),
    },
    {
      row: 'security',
      name: 'the same, processor time of the database',
      figure: at(costs, 1) / at(costs, 0),
    },
  ];
}
