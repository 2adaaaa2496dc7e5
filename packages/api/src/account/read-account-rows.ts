import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AuthedContext } from '../context.ts';

export const exportBatchSize = 500;

export interface ExportRow {
  id: string;
  [field: string]: unknown;
}

/** One list of the export: rows of a table that belong to the caller. */
export interface AccountList {
  table: PgTable;
  /** Tables with further columns of a row. */
  joins?: readonly { table: PgTable; on: SQL }[];
  /** `id` is unique among a person's rows and orders them. */
  columns: Record<string, AnyPgColumn | SQL> & { id: AnyPgColumn | SQL<string> };
  isOf: (caller: AuthedContext['caller']) => SQL | undefined;
}

/** A batch of a list: the rows after an id. Most ids are UUIDs v7, so these are the later ones. */
export async function readAccountRows(
  { services, caller }: AuthedContext,
  { table, joins = [], columns, isOf }: AccountList,
  after: string | undefined,
): Promise<ExportRow[]> {
  const query = services.database.db.select(columns).from(table).$dynamic();
  for (const { table: other, on } of joins) query.innerJoin(other, on);
  const isLater = after === undefined ? undefined : sql`${columns.id} > ${after}`;
  const rows = await query
    .where(and(isOf(caller), isLater))
    .orderBy(asc(columns.id))
    .limit(exportBatchSize);
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}
