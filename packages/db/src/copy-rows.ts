import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PostgresJsSession } from 'drizzle-orm/postgres-js';
import type { Sql } from 'postgres';
import type { Transaction } from './handle.ts';

type CopyValue = string | number | boolean | null;

/** Characters sent in one message: fewer messages cost less than larger ones, up to about this. */
const sentAtOnce = 64 * 1024;

/** One row of COPY's text format. */
export function toCopyLine(values: readonly CopyValue[]): string {
  const cells: (string | number)[] = [];
  for (const value of values) cells.push(toCopyCell(value));
  return `${cells.join('\t')}\n`;
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const isEscaped = /[\\\t\n\r]/;

function toCopyCell(value: CopyValue): string | number {
  if (value === null) return '\\N';
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return isEscaped.test(value) ? value.replace(/[\\\t\n\r]/g, (found) => escapes[found] ?? found) : value;
}

/** Lines of `toCopyLine` that wait as bytes, outside of what is collected as garbage. */
interface PackedLines {
  /** True when enough lines wait to be sent. */
  add(line: string): boolean;
  /** Those that were added so far, once. */
  take(): Buffer[];
}

export function packLines(): PackedLines {
  let full: Buffer[] = [];
  let lines: string[] = [];
  let length = 0;
  const pack = () => {
    if (length > 0) full.push(Buffer.from(lines.join('')));
    lines = [];
    length = 0;
  };
  return {
    add(line) {
      lines.push(line);
      length += line.length;
      if (length < sentAtOnce) return false;
      pack();
      return true;
    },
    take() {
      pack();
      const taken = full;
      full = [];
      return taken;
    },
  };
}

/**
 * Sends lines of `toCopyLine` to a table inside a transaction. `target` is a table with its columns
 * in parentheses, as in COPY.
 */
export async function copyRows(tx: Transaction, target: string, lines: Iterable<string>): Promise<void> {
  await copyPacked(tx, target, packAll(lines));
}

/** `copyRows` for lines that are packed. */
export async function copyPacked(tx: Transaction, target: string, packed: Iterable<Buffer>): Promise<void> {
  const { session } = tx._;
  if (!(session instanceof PostgresJsSession)) throw new Error('the transaction is of another driver');
  const sql = session.client as Sql;
  await pipeline(Readable.from(packed), await sql.unsafe(`copy ${target} from stdin`).writable());
}

function* packAll(lines: Iterable<string>): Generator<Buffer> {
  const packed = packLines();
  for (const line of lines) {
    if (packed.add(line)) yield* packed.take();
  }
  yield* packed.take();
}
