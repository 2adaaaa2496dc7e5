// Run by the tests in a separate process: opens the cluster and executes commands from its input.
import { createInterface } from 'node:readline';
import { openConnection } from '../open-connection.ts';
import { openCluster } from './open-cluster.ts';

const [folder = '', reachableFolder] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const cluster = await openCluster(folder, {
  ...(reachableFolder ? { reachableFolder } : {}),
  log: (line) => say(`log ${line}`),
  onLost: (error) => {
    say(`lost ${error.message.replaceAll('\n', ' ')}`);
    process.exit(3);
  },
});
const sql = openConnection(cluster.url, { backoff: () => 0.1 });
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
  if (line === 'busy') {
    say('busy');
    // Never waits, so it does not notice the loss of its server.
    await sql`do $$ declare x float8 = 1; begin
      for i in 1..2000000000 loop x = sqrt(x + i); end loop; end $$`.catch(() => {});
  }
  if (line === 'insist') {
    await sql`create table if not exists insisted (n integer primary key)`;
    for (let n = 1; ; n++) {
      // A connection that breaks after the commit leaves the row behind.
      const write = () => sql`insert into insisted (n) values (${n}) on conflict do nothing`;
      while (!(await write().catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 20));
      say(`insisted ${n}`);
    }
  }
  if (line === 'insisted') {
    const [row] = await sql`select count(*)::int as count from insisted`;
    say(`rows ${row?.count}`);
  }
  if (line === 'count') {
    const [row] = await sql`select count(*)::int as count from confirmed`;
    say(`count ${row?.count}`);
  }
});
