import type { Readable } from 'node:stream';
import type { Sql } from 'postgres';
import { openConnection } from '../open-connection.ts';
import { type DatabaseContents, describeContents, type TableContents } from './describe-contents.ts';

/**
 * A consistent snapshot of a database: its contents, and the rows of each table as PostgreSQL's
 * COPY text.
 */
export interface Snapshot {
  contents: DatabaseContents;
  readTable(table: TableContents): AsyncIterable<Uint8Array>;
}

/**
 * Runs `use` on the current snapshot, whatever is written concurrently, without blocking writers.
 */
export async function readSnapshot<Result>(
  url: string,
  use: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const sql = openConnection(url, {
    applicationName: 'keydence-transfer',
    settings: { statement_timeout: 0 },
  });
  try {
    // The driver's type awaits the promises inside a result; ours has none.
    return (await sql.begin('isolation level repeatable read read only', async (tx) => {
      const contents = await describeContents(tx as unknown as Sql);
      return use({ contents, readTable: (table) => readRows(tx.unsafe(toCopyOut(table)).readable()) });
    })) as Result;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

function toCopyOut({ name, columns, condition }: TableContents): string {
  return `copy (select ${columns.join(', ')} from ${name} where ${condition ?? 'true'}) to stdout`;
}

/**
 * The driver pauses its socket while the stream is full, and does not resume it if the last rows
 * filled it.
 */
async function* readRows(opening: Promise<Readable>): AsyncGenerator<Uint8Array> {
  const rows = await opening;
  yield* rows;
  rows._read(0);
}
