import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RecordedStatement } from './record-statements.ts';

/** Data that the bare server returns. */
export interface BareAnswer {
  databaseUrl: string;
  /** Of its route `/list`; the rows of the last one are the answer. */
  statements: RecordedStatement[];
  /** Of its query `/trpc/list`. */
  rows: unknown;
  /** Whose keywords its queries by way ask for. */
  listId: number;
}

export async function startBareServer(
  answer: BareAnswer,
): Promise<{ origin: string; pid: number; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'keydence-bench-bare-'));
  const file = path.join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify(answer));
  const program = fileURLToPath(new URL('bare-server.ts', import.meta.url));
  const server = spawn(process.execPath, ['--import', 'tsx', program, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const port = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (part) => {
      const found = /ready at (\d+)/.exec(String(part))?.[1];
      if (found) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
