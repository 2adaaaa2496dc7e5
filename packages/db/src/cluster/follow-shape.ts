import type { Sql } from 'postgres';
import { LaterStatement } from '../later-statement.ts';
import type { Shape } from './read-shape.ts';

interface Pools {
  readShape: () => Promise<Shape>;
  oneNode: Sql;
  cluster: Sql;
}

/**
 * A pool that is `oneNode`, but for a cluster `cluster`: a coordinator cannot plan a statement for all values. It has no
 * transactions.
 */
export function followShape({ readShape, oneNode, cluster }: Pools): Sql {
  const choose = async () => ((await readShape()) === 'cluster' ? { pool: cluster } : { pool: oneNode });
  const send = async (ask: (pool: Sql) => PromiseLike<unknown>) => ask((await choose()).pool);
  const tag = (strings: TemplateStringsArray, ...values: unknown[]) =>
    new LaterStatement(send as never, (pool) => pool(strings, ...(values as never[])));
  const unsafe: Sql['unsafe'] = (text, values, options) =>
    new LaterStatement(send as never, (pool) => pool.unsafe(text, values, options)) as never;
  const reserve: Sql['reserve'] = async () => (await choose()).pool.reserve();
  const { options, json, array } = oneNode;
  return Object.assign(tag, { unsafe, reserve, options, json, array }) as unknown as Sql;
}
