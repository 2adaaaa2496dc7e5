import { spawn, spawnSync } from 'node:child_process';
import type { RecordedStatement } from './record-statements.ts';

/** Throws with the way out when psql is not there. */
export function requirePsql(): void {
  if (spawnSync('psql', ['--version']).status === 0) return;
  throw new Error("This comparison needs psql (Debian's package is postgresql-client).");
}

/** Runs the statements in one psql session and gives the sum of the milliseconds that psql reports for them. */
export async function timeInPsql(url: string, statements: RecordedStatement[]): Promise<number> {
  const script = ['\\timing on', ...statements.map(toScript)].join('\n');
  const psql = spawn('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-o', '/dev/null', url], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const errors: string[] = [];
  psql.stdout.on('data', (part) => output.push(String(part)));
  psql.stderr.on('data', (part) => errors.push(String(part)));
  psql.stdin.end(script);
  const status = await new Promise((resolve) => psql.on('close', resolve));
  const times = [...output.join('').matchAll(/^Time: ([\d.]+) ms/gm)].map((match) => Number(match[1]));
  if (status !== 0 || times.length !== statements.length) {
    throw new Error(`psql failed (${status}): ${errors.join('')}${output.join('').slice(0, 500)}`);
  }
  return times.reduce((sum, time) => sum + time, 0);
}

/** The statement with its values written into it. */
export function toScript({ text, values }: Pick<RecordedStatement, 'text' | 'values'>): string {
  return `${text.replace(/\$(\d+)/g, (_, number) => quote(values[Number(number) - 1]))};`;
}

function quote(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  const text = value instanceof Date ? value.toISOString() : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}
