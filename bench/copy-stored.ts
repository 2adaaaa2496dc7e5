// The stored rows of an import, loaded by COPY: the same rows, columns and indexes.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type DatabaseHandle, readSnapshot } from '@keydence/db';

/** The rows of one table as COPY text. */
interface StoredTable {
  /** With its columns, as COPY names it. */
  target: string;
  parts: Buffer[];
  /** One of the two tables that are the list itself. */
  isList: boolean;
}

const listTables = ['tracked_keywords', 'keyword_rankings'];
const otherTables = ['keyword_measures', 'keyword_pages', 'keyword_volumes', 'ranking_months'];
const partBytes = 64 * 1024;

/** The rows of a list's keywords as those of another one. */
export function readStored(url: string, { from, to }: { from: number; to: number }): Promise<StoredTable[]> {
  return readSnapshot(url, async ({ contents, readTable }) => {
    const stored: StoredTable[] = [];
    for (const name of [...listTables, ...otherTables]) {
      const table = contents.tables.find((one) => one.name === `public.${name}`);
      if (!table) throw new Error(`There is no table ${name}.`);
      const columns = table.columns.map((column) => (column === 'list_id' ? `${to} as list_id` : column));
      const parts: Buffer[] = [];
      const rows: Uint8Array[] = [];
      for await (const row of readTable({ ...table, columns, condition: `list_id = ${from}` }))
        rows.push(row);
      const text = Buffer.concat(rows);
      for (let at = 0; at < text.length; at += partBytes) parts.push(text.subarray(at, at + partBytes));
      stored.push({
        target: `${name} (${table.columns.join(', ')})`,
        parts,
        isList: listTables.includes(name),
      });
    }
    return stored;
  });
}

/**
 * Into the tables as they are, for a list of the same domain, with their keys and without triggers, in a transaction that
 * is rolled back.
 */
export async function copyStored(
  sql: DatabaseHandle['sql'],
  { tables, from, to }: { tables: readonly StoredTable[]; from: number; to: number },
): Promise<void> {
  const connection = await sql.reserve();
  await connection`begin`;
  await connection`
    insert into keyword_lists (id, domain_id, location_code, language_code) overriding system value
    select ${to}::int, domain_id, location_code, 'bench' from keyword_lists where id = ${from}`;
  for (const name of [...listTables, ...otherTables]) {
    await connection.unsafe(`alter table ${name} disable trigger user`);
  }
  for (const { target, parts } of tables) {
    await pipeline(Readable.from(parts), await connection.unsafe(`copy ${target} from stdin`).writable());
  }
  await connection`rollback`;
  connection.release();
}
