import type { Transaction } from '@keydence/db';
import { type SQL, sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';

/** Lets pg-boss write in a Drizzle transaction, so that a job exists only with its rows. */
export function executeInTransaction(tx: Transaction): PgBoss.Db {
  return {
    async executeSql(text, values = []) {
      const rows = await tx.execute(bindPlaceholders(text, values));
      return { rows: [...rows] };
    },
  };
}

/** `$n` becomes a Drizzle parameter; a repeated number is sent twice. */
function bindPlaceholders(text: string, values: unknown[]): SQL {
  const pieces = text.split(/\$(\d+)/);
  return sql.join(
    pieces.map((piece, index) =>
      index % 2 === 0 ? sql.raw(piece) : sql`${toParameter(values[Number(piece) - 1])}`,
    ),
  );
}

function toParameter(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  return typeof value === 'object' ? JSON.stringify(value) : value;
}
