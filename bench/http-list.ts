// The keyword list over HTTP: the built server against a bare Hono route with the same SQL and a
// bare tRPC query, a not-modified response against the full one, an API key against a session, and
// SerpBear's list.
import { gzipSync } from 'node:zlib';
import { createBenchCaller } from './create-caller.ts';
import { at, measureInTurns, measureWith } from './measure.ts';
import { ownerEmail, type World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';
import { findOtherBackends, readCpu } from './read-cpu.ts';
import { type RecordedStatement, recordStatements } from './record-statements.ts';
import { type Request, sendRequests } from './send-requests.ts';
import { post, signIn } from './sign-in.ts';
import { startBareServer } from './start-bare-server.ts';
import { startServer } from './start-server.ts';

/**
 * Processor milliseconds of SerpBear (github.com/towfiqi/serpbear) for its list of 10,000 keywords
 * with a year of history, 357 kB; measured once, with Node 20 on two cores. Ours is measured in
 * each run.
 */
const serpBearMs = 4452;
const answerLimitBytes = 15_000;
const keyName = 'bench';

export async function measureHttpList(world: World): Promise<Finding[]> {
  const { database, userId, largest, plan } = world;
  const statements: RecordedStatement[] = [];
  const caller = createBenchCaller(recordStatements(database, statements), userId);
  const rows = await caller.keywords.list({ domainId: largest.domainId });
  const bare = await startBareServer({
    databaseUrl: database.url,
    statements,
    rows,
    listId: largest.listId,
  });
  // Worker activity is not part of a request, and a slower machine would count more of it.
  const server = await startServer(database.url, { WORKER: 'off' });
  try {
    const session = await signIn(server, ownerEmail);
    const requests = await listRequests(world, { origin: server.origin, bareOrigin: bare.origin, session });
    // The first thousands run before compilation, which would weigh more on a short response than
    // on a long one.
    const count = plan.isSmall ? 150 : 1_500;
    const rounds = { rounds: plan.isSmall ? 3 : 7, warmUps: 1 };
    const ways = requests.map((request) => () => sendRequests(request, count));
    const perRequest = (sums: number[]) => sums.map((sum) => sum / count);
    const times = perRequest(await measureInTurns(ways, rounds));
    const pids = [server.pid, bare.pid];
    const costs = perRequest(await measureWith(ways, { ...rounds, read: async () => readCpu(pids) }));
    tellAll(times, costs);
    return [...judge(times, costs), ...(await measureAnswer(world, { server, session }))];
  } finally {
    await server.stop();
    await bare.stop();
  }
}

const names = [
  'full answer',
  'unchanged',
  'bare Hono route',
  'over tRPC',
  'bare tRPC query',
  'with an API key',
];

interface Servers {
  origin: string;
  bareOrigin: string;
  session: { authorization: string };
}

/** In the order of `names`. */
async function listRequests(
  { database, largest }: World,
  { origin, bareOrigin, session }: Servers,
): Promise<Request[]> {
  const url = `${origin}/api/seo/keywords?domain_id=${largest.domainId}`;
  const first = await fetch(url, { headers: session });
  const tag = first.headers.get('etag');
  if (!first.ok || !tag) throw new Error(`${url} answered ${first.status}: ${await first.text()}`);
  await database.sql`delete from api_keys where name = ${keyName}`;
  const created = (await post(
    `${origin}/trpc/apiKeys.create`,
    { name: keyName, scope: 'read' },
    session,
  )) as { result: { data: { token: string } } };
  const input = encodeURIComponent(JSON.stringify({ domainId: largest.domainId }));
  return [
    { url, headers: session, status: 200 },
    { url, headers: { ...session, 'if-none-match': tag }, status: 304 },
    { url: `${bareOrigin}/list`, status: 200 },
    { url: `${origin}/trpc/keywords.list?input=${input}`, headers: session, status: 200 },
    { url: `${bareOrigin}/trpc/list?input=${input}`, status: 200 },
    { url, headers: { authorization: `Bearer ${created.result.data.token}` }, status: 200 },
  ];
}

/** Milliseconds per request. */
function tellAll(times: number[], costs: number[]): void {
  for (const [index, name] of names.entries()) {
    const rate = 1000 / at(times, index);
    const cost = at(costs, index) * 1000;
    console.log(
      `${name.padEnd(16)} ${rate.toFixed(0).padStart(6)} requests a second, ${cost.toFixed(0).padStart(5)} µs of the server a request`,
    );
  }
}

function judge(times: number[], costs: number[]): Finding[] {
  const faster = (way: number, other: number) => at(times, other) / at(times, way);
  const cost = (way: number, other: number) => at(costs, way) / at(costs, other);
  return [
    {
      row: 'http',
      name: 'requests a second against a bare Hono route with the same SQL',
      figure: faster(0, 2),
      atLeast: 0.5,
    },
    {
      row: 'http',
      name: 'requests a second of an unchanged list against the full answer',
      figure: faster(1, 0),
      atLeast: 8,
    },
    {
      row: 'T10',
      name: 'list over tRPC against a bare tRPC query, processor time of the server',
      figure: cost(3, 4),
      atMost: 3.5,
    },
    {
      row: 'T10',
      name: 'unchanged list against a bare tRPC query, processor time of the server',
      figure: cost(1, 4),
      atMost: 0.25,
    },
    { row: 'http', name: 'an API key against a session, processor time of the server', figure: cost(5, 0) },
  ];
}

interface Asked {
  server: { origin: string; pid: number };
  session: Record<string, string>;
}

/** The list of 10,000 keywords with a year of ranks: all that it costs, server and database, and its size. */
async function measureAnswer({ database, middle }: World, { server, session }: Asked): Promise<Finding[]> {
  const url = `${server.origin}/api/seo/keywords?domain_id=${middle.domainId}`;
  const request = { url, headers: session, status: 200 };
  const count = 50;
  const pids = [server.pid, ...(await findOtherBackends(database.sql))];
  const [cost = Number.NaN] = await measureWith([() => sendRequests(request, count)], {
    rounds: 3,
    warmUps: 1,
    read: async () => readCpu(pids),
  });
  const body = Buffer.from(await (await fetch(url, { headers: session })).arrayBuffer());
  const perAnswer = cost / count;
  console.log(
    `${middle.size} keywords with a year of ranks: ${perAnswer.toFixed(2)} ms an answer, server and database`,
  );
  return [
    {
      row: 'SerpBear',
      name: `its list of 10,000 keywords (${serpBearMs} ms) against ours`,
      figure: serpBearMs / perAnswer,
      atLeast: 100,
    },
    {
      row: 'SerpBear',
      name: 'our answer, gzip',
      figure: gzipSync(body).length,
      atMost: answerLimitBytes,
      unit: 'bytes',
    },
  ];
}
