import { is } from 'drizzle-orm';
import { getTableConfig, getViewConfig, PgTable, PgView } from 'drizzle-orm/pg-core';
import { distributedTables } from '../src/cluster/placement.ts';
import * as schema from '../src/schema/index.ts';

const distributed = new Set(distributedTables);
const others = Object.values(schema).flatMap((entity) => {
  if (is(entity, PgTable)) return [getTableConfig(entity).name];
  return is(entity, PgView) ? [getViewConfig(entity).name] : [];
});
const known = new Set([...others, ...distributed]);

/** The tables that a statement reads or writes. */
function findTables(text: string): string[] {
  const named = text.matchAll(
    /(?:\b(?:from|join|into|update|using)|,)\s+(?:only\s+|lateral\s+)?(?:"?(?:public|identity)"?\.)?"?([a-z_]+)"?(?![\w."(])/gi,
  );
  return [...new Set([...named].flatMap(([, name = '']) => (known.has(name) ? [name] : [])))];
}

/**
 * An observer of requests that fails a statement with tables of both kinds. On one node they are all alike, but row
 * security cannot plan such a statement on a cluster, and may end its coordinator; see
 * docs/adr/0039-lists-on-several-machines.md.
 */
export function refuseMixtures(_name: string, text: string): () => void {
  const tables = findTables(text);
  const far = tables.filter((name) => distributed.has(name));
  const near = tables.filter((name) => !distributed.has(name));
  if (far.length > 0 && near.length > 0) {
    throw new Error(
      `one statement of a request reads tables of a list's node (${far}) and of the coordinator (${near}): ${text}`,
    );
  }
  return () => {};
}
