import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PostgresJsSession } from 'drizzle-orm/postgres-js';
import type { Sql } from 'postgres';
import type { Transaction } from './handle.ts';

type CopyValue = string | number | boolean | null;

const linesAtOnce = 250;

/** One row of COPY's text format. */
export function toCopyLine(values: readonly CopyValue[]): string {
  return `${values.map(toCopyText).join('\t')}\n`;
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function toCopyText(value: CopyValue): string {
  if (value === null) return '\\N';
  return typeof value === 'string'
    ? value.replace(/[\\\t\n\r]/g, (found) => escapes[found] ?? found)
    : `${value}`;
}

/**
 * Sends lines of `toCopyLine` to a table inside a transaction. `target` is a table with its columns in parentheses, as
 * COPY names them.
 */
export async function copyRows(tx: Transaction, target: string, lines: Iterable<string>): Promise<void> {
  const { session } = tx._;
  if (!(session instanceof PostgresJsSession)) throw new Error('the transaction is of another driver');
  const sql = session.client as Sql;
  await pipeline(Readable.from(joinLines(lines)), await sql.unsafe(`copy ${target} from stdin`).writable());
}

function* joinLines(lines: Iterable<string>): Generator<string> {
  let joined: string[] = [];
  for (const line of lines) {
    joined.push(line);
    if (joined.length < linesAtOnce) continue;
    yield joined.join('');
    joined = [];
  }
  yield joined.join('');
}
