import type { Queryable, Transaction } from '@keydence/db';
import { type SQL, sql } from 'drizzle-orm';

/** Rows of a batch: few enough that memory hardly notices them. */
const batchRows = 2_000;

/**
 * The rows of a statement in batches, in a transaction of their own, so that memory never holds all of them. `collect` may
 * be repeated, like every transaction, and must change nothing outside of it.
 */
export function readBatches<Row extends object, Result>(
  db: Queryable,
  statement: SQL,
  collect: (batches: AsyncIterable<Row[]>, tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const read = async (tx: Transaction) => {
    await tx.execute(sql`declare batches no scroll cursor for ${statement}`);
    const result = await collect(fetchBatches<Row>(tx), tx);
    await tx.execute(sql`close batches`);
    return result;
  };
  return db.transaction(read);
}

async function* fetchBatches<Row extends object>(tx: Transaction): AsyncGenerator<Row[]> {
  for (;;) {
    const rows = await tx.execute(sql.raw(`fetch ${batchRows} from batches`));
    if (rows.length > 0) yield [...rows] as Row[];
    if (rows.length < batchRows) return;
  }
}
