import type { Sql, TransactionSql } from 'postgres';

/**
 * Where the rows of lists are: all in this database; on the nodes of a cluster; or, after a distribution that was
 * interrupted, partly here and partly there.
 */
export type Shape = 'one-node' | 'cluster' | 'unfinished';

/** Each process asks the database itself, so no two of them can differ. */
export async function readShape(sql: Sql | TransactionSql): Promise<Shape> {
  const [found] = await sql<{ isBegun: boolean; isDone: boolean }[]>`
    select to_regclass('distribution.held') is not null as "isBegun",
      to_regproc('distribution.enter') is not null as "isDone"`;
  if (found?.isBegun) return 'unfinished';
  return found?.isDone ? 'cluster' : 'one-node';
}

/** Asks once; after a failure, again at the next call. */
export function rememberShape(sql: Sql): () => Promise<Shape> {
  let asked: Promise<Shape> | undefined;
  return () => {
    asked ??= readShape(sql).catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}
