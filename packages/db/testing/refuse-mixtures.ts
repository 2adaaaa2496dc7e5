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

/** What may follow a table that has no other name. */
const keywords =
  'join|left|right|inner|full|cross|where|on|using|set|order|group|limit|union|returning|values|select';

/** The tables that a statement reads or writes, without its own `with` tables. */
function findTables(text: string): string[] {
  const own = new Set(
    [...text.matchAll(/([a-z_]+)\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/gi)].map(([, name]) => name),
  );
  const item = String.raw`(?:only\s+)?[a-z_."]+(?:\s+(?:as\s+)?(?!(?:${keywords})\b)[a-z_]+)?`;
  const sources = text.matchAll(
    new RegExp(String.raw`\b(?:from|join|into|update|using)\s+(${item}(?:\s*,\s*${item})*)`, 'gi'),
  );
  const names = [...sources].flatMap(([, items = '']) =>
    items
      .split(',')
      .map((part) =>
        (/^(?:only\s+)?(?:[a-z"]+\.)?([a-z_"]+)/i.exec(part.trim())?.[1] ?? '').replaceAll('"', ''),
      ),
  );
  return [...new Set(names)].filter((name) => known.has(name) && !own.has(name));
}

/**
 * Mixtures that a cluster plans: it reads the coordinator's part first, as a subquery of its own, and sends the rows to the
 * list's node. Each is in a test that passes on a cluster.
 */
const planned = new Set<string>([
  'console_facts console_pages console_slices keyword_rankings with pages site_findings',
  'console_slices with keyword_lists search_console_properties',
  'content_plan_items keyword_rankings tracked_keywords with moves',
  'keyword_rankings with pages site_findings',
  'search_totals with site_rates',
  'topics with topic_corrections',
]);

/**
 * An observer of requests on a cluster that fails a statement with tables of both kinds: row security may end the
 * coordinator there; see docs/adr/0039-lists-on-several-machines.md.
 */
export function refuseMixtures(_name: string, text: string): () => void {
  const tables = findTables(text).sort();
  const far = tables.filter((name) => distributed.has(name)).join(' ');
  const near = tables.filter((name) => !distributed.has(name)).join(' ');
  if (far && near && !planned.has(`${far} with ${near}`)) {
    throw new Error(
      `one statement of a request reads tables of a list's node (${far}) and of the coordinator (${near}): ${text}`,
    );
  }
  return () => {};
}
