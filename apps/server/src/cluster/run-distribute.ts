import { createInterface } from 'node:readline/promises';
import {
  type ClusterCheck,
  checkCluster,
  createDatabase,
  describeCluster,
  distributeLists,
  inspectTarget,
  rebalanceCluster,
} from '@keydence/db';
import type { Env } from '../env.ts';
import { openDatabase } from '../open-database.ts';

const usage = 'use npm run distribute -- [--check | --status | --rebalance] [--shards <number>] [--yes]';

/** Distributes the keyword tables over the nodes of a Citus cluster, or shows and balances them. */
export async function runDistribute(env: Env): Promise<void> {
  const options = readOptions(process.argv.slice(3));
  const url = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  if (!url)
    throw new Error(
      'set DATABASE_URL to the coordinator of a Citus cluster; the embedded PostgreSQL is one node.',
    );
  const check = await checkCluster(url);
  if (options.task === 'status' || options.task === 'rebalance') {
    if (check.shape !== 'cluster') throw new Error('the keyword tables are not distributed.');
    if (options.task === 'rebalance') console.log(await beginRebalance(url));
    return showStatus(url);
  }
  showCheck(check);
  if (check.faults.length > 0) throw new Error('nothing was changed.');
  if (options.task === 'check') return;
  if ((await inspectTarget(url)) === 'in-use')
    throw new Error('a Keydence process is running; stop all of them first. Nothing was changed.');
  if (!options.isAgreed && !(await isAgreed()))
    throw new Error('nothing was changed. Say yes, or run it with --yes.');
  // The tables of this version first; an interrupted distribution has them.
  if (check.shape === 'one-node') await (await openDatabase(env)).close();
  const database = await createDatabase(url, { tenantUrl: env.DATABASE_TENANT_URL });
  try {
    const tables = await distributeLists(database, {
      ...(options.shards && { shards: options.shards }),
      report: (line) => console.log(line),
    });
    for (const { name, rows } of tables) if (rows > 0) console.log(`${String(rows).padStart(12)}  ${name}`);
  } finally {
    await database.close();
  }
  console.log('Distributed; the counts are equal before and after. Start Keydence as before.');
}

type Task = 'distribute' | 'check' | 'status' | 'rebalance';

interface Options {
  task: Task;
  shards: number | undefined;
  isAgreed: boolean;
}

function readOptions(words: readonly string[]): Options {
  const options: Options = { task: 'distribute', shards: undefined, isAgreed: false };
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place];
    if (word === '--check' || word === '--status' || word === '--rebalance') {
      options.task = word.slice(2) as Task;
    } else if (word === '--yes') {
      options.isAgreed = true;
    } else if (word === '--shards' && /^[1-9]\d{0,2}$/.test(words[place + 1] ?? '')) {
      place += 1;
      options.shards = Number(words[place]);
    } else {
      throw new Error(usage);
    }
  }
  return options;
}

const toGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`;

function showCheck({ shape, nodes, bytes, faults }: ClusterCheck): void {
  for (const { name, isCoordinator } of nodes)
    console.log(`${name}  ${isCoordinator ? 'coordinator' : 'worker'}`);
  if (shape === 'one-node')
    console.log(
      `The keyword tables are on one node: ${toGigabytes(bytes)}, which are needed twice while they are copied.`,
    );
  if (shape === 'unfinished') console.log('A distribution was interrupted; it continues where it stopped.');
  if (shape === 'cluster') console.log('The keyword tables are distributed.');
  for (const fault of faults) console.log(`- ${fault}`);
}

async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Make a backup first (npm run backup). Distribute now? yes/no: ');
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

async function beginRebalance(url: string): Promise<string> {
  return (await rebalanceCluster(url))
    ? 'Shards are moving; servers may keep running.'
    : 'The nodes are balanced.';
}

async function showStatus(url: string): Promise<void> {
  const { nodes, orphans, prepared, rebalance } = await describeCluster(url);
  for (const { name, shards, bytes } of nodes)
    console.log(`${name}  ${shards} shards  ${toGigabytes(bytes)}`);
  console.log(`rows of lists that are gone: ${orphans}`);
  console.log(`transactions left prepared: ${prepared}`);
  if (rebalance) console.log(`last rebalancing: ${rebalance}`);
}
