import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import type { DatabaseHandle } from '@keydence/db';

/** Resources of a server at one time, after a garbage collection. */
export interface Sample {
  /** Requests answered so far. */
  requests: number;
  heapUsed: number;
  rss: number;
  timers: number;
  sockets: number;
  files: number;
  connections: number;
}

/** The server was started with `watch-memory.mjs`. */
export async function takeSample(
  server: ChildProcess,
  { sql }: DatabaseHandle,
  requests: number,
): Promise<Sample> {
  const answer = once(server, 'message');
  server.send('measure');
  const [held] = (await answer) as [Pick<Sample, 'heapUsed' | 'rss' | 'timers' | 'sockets'>];
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from pg_stat_activity where datname = current_database()`;
  return { ...held, requests, files: countFiles(server.pid), connections: row?.n ?? 0 };
}

/** 0 if the system does not report them. */
function countFiles(pid: number | undefined): number {
  return process.platform === 'linux' ? readdirSync(`/proc/${pid}/fd`).length : 0;
}
