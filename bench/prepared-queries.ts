// Overhead of the object mapper per query: the same rows with its prepared statement, with its
// builder at each call, and with the driver alone. Once in a request to a bare server, and once
// without a server.
import { createDatabase } from '@keydence/db';
import { createQueryWays, type QueryWays } from './mapped-query.ts';
import { at, measureWith } from './measure.ts';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';
import { readCpu } from './read-cpu.ts';
import { sendRequests } from './send-requests.ts';
import { startBareServer } from './start-bare-server.ts';

const names: (keyof QueryWays)[] = ['driver', 'prepared', 'builder'];
const callsAtOnce = 50;

export async function measurePreparedQueries(world: World): Promise<Finding[]> {
  const served = await measureRequests(world);
  const alone = await measureStatements(world);
  return [
    {
      row: 'T11',
      name: "a request with the mapper's prepared query against one with the driver's, processor time of the server",
      figure: at(served, 1) / at(served, 0),
      atMost: 1.15,
    },
    {
      row: 'T11',
      name: 'a request with the builder at each call against the same',
      figure: at(served, 2) / at(served, 0),
    },
    {
      row: 'T11',
      name: 'the prepared query alone against the driver, processor time of this process',
      figure: at(alone, 1) / at(alone, 0),
    },
  ];
}

/** The processor time of a bare server, by way. */
async function measureRequests({ database, large, plan }: World): Promise<number[]> {
  const { listId } = large;
  const bare = await startBareServer({ databaseUrl: database.url, statements: [], rows: [], listId });
  const ways = names.map((name) => () => {
    const input = encodeURIComponent(JSON.stringify({ id: anyId(large.size) }));
    const url = `${bare.origin}/trpc/${name}?input=${input}`;
    return sendRequests({ url, status: 200 }, plan.isSmall ? 150 : 1_000);
  });
  try {
    return await measureWith(ways, {
      rounds: plan.isSmall ? 5 : 9,
      warmUps: 3,
      read: async () => readCpu([bare.pid]),
    });
  } finally {
    await bare.stop();
  }
}

/** The processor time of this process, by way. */
async function measureStatements({ database, large, plan }: World): Promise<number[]> {
  const own = await createDatabase(database.url, { maxConnections: 1 });
  const queries = createQueryWays(own, large.listId);
  const ways = names.map((name) => async () => {
    for (let call = 0; call < callsAtOnce; call++) await queries[name](anyId(large.size));
  });
  const medians = await measureWith(ways, { rounds: plan.isSmall ? 20 : 60, warmUps: 5, read: readOwnCpu });
  await own.close();
  return medians;
}

const anyId = (size: number) => Math.floor(Math.random() * (size - 20));

async function readOwnCpu(): Promise<number> {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
