import type { DatabaseHandle } from '@keydence/db';
import type { Statement } from '../keyword-lists/build-keyword-page.ts';

/**
 * Runs a statement over the whole matrix. Without nested loops: for a list that is new to the
 * planner, it would compare every competitor keyword with each own keyword.
 */
export function readGaps<Row extends object>(
  { listSql }: Pick<DatabaseHandle, 'listSql'>,
  { text, values }: Statement,
): Promise<Row[]> {
  return listSql.begin(async (tx) => {
    await tx`set local enable_nestloop = off`;
    return [...(await tx.unsafe<Row[]>(text, values, { prepare: true }))];
  }) as Promise<Row[]>;
}
