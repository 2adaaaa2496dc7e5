// Run by the tests as a process of its own: opens the cluster, and does what it is told on its input.
import { createInterface } from 'node:readline';
import postgres from 'postgres';
import { openCluster } from './open-cluster.ts';

const [folder = '', reachableFolder] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const cluster = await openCluster(folder, {
  ...(reachableFolder ? { reachableFolder } : {}),
  log: (line) => say(`log ${line}`),
});
const sql = postgres(cluster.url, { max: 1, onnotice: () => {} });
say(`open ${cluster.url}`);

createInterface(process.stdin).on('line', async (line) => {
  if (line === 'close') {
    await sql.end();
    await cluster.release();
    say('closed');
    process.exit(0);
  }
  if (line === 'write') {
    await sql`create table if not exists confirmed (n integer primary key)`;
    for (let n = 1; ; n++) {
      await sql`insert into confirmed (n) values (${n})`;
      say(`confirmed ${n}`);
    }
  }
  if (line === 'count') {
    const [row] = await sql`select count(*)::int as count from confirmed`;
    say(`count ${row?.count}`);
  }
});
