import type { schema, Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';

type CorrectionRow = typeof schema.topicCorrections.$inferSelect;
type ChangedRow = Pick<CorrectionRow, 'kind' | 'facts'> & { topic: number | null; undone: boolean };

/** Members' corrections since a run read the list; the run does not overwrite them. */
export interface Kept {
  /** Keywords that keep their topic and page group. */
  places: ReadonlySet<number>;
  /** Keywords that keep their relevance. */
  scores: ReadonlySet<number>;
  /** Topics that are not merged into others. */
  topics: ReadonlySet<number>;
  /** True if another run is due, because an undone correction needs a new computation. */
  needsRun: boolean;
}

const placing: ReadonlySet<string> = new Set(['move', 'merge', 'split']);
/** Kinds of corrections that affect a whole topic, which then keeps all its keywords. */
const ofWholeTopic: ReadonlySet<string> = new Set(['move', 'merge', 'split', 'rename', 'pin', 'hide']);
/** Kinds of corrections whose undo needs a run. */
const computed: ReadonlySet<string> = new Set(['intent', 'vote', 'merge']);

/** @param held numbers of the corrections that the run applies. The list must be locked. */
export async function findKept(tx: Transaction, listId: number, held: readonly number[]): Promise<Kept> {
  const known = sql`any(${`{${held.join(',')}}`}::int[])`;
  const rows = await tx.execute<ChangedRow & Record<string, unknown>>(sql`
    select kind, topic_id as topic, facts, undone_at is not null as undone from topic_corrections
    where list_id = ${listId} and (id = ${known}) = (undone_at is not null)`);
  const placed = rows.filter(({ kind }) => placing.has(kind));
  const voted = rows.filter(({ kind }) => kind === 'vote');
  const topics = topicsOf(rows.filter(({ kind }) => ofWholeTopic.has(kind)));
  const keywordIds = (changed: readonly ChangedRow[]) =>
    changed.flatMap(({ facts }) => facts.keywordIds ?? []);
  return {
    places: new Set([...keywordIds(placed), ...(await readMembers(tx, listId, topics))]),
    scores: new Set([...keywordIds(voted), ...(await readMembers(tx, listId, topicsOf(voted)))]),
    topics: new Set(topics),
    needsRun: rows.some(({ kind, undone }) => undone && computed.has(kind)),
  };
}

function topicsOf(rows: readonly ChangedRow[]): number[] {
  return rows.flatMap(({ topic, facts }) => [
    ...(topic === null ? [] : [topic]),
    ...(facts.absorbedIds ?? []),
  ]);
}

async function readMembers(tx: Transaction, listId: number, topics: readonly number[]): Promise<number[]> {
  if (topics.length === 0) return [];
  const rows = await tx.execute<{ id: string }>(sql`
    select i.keyword_id as id from topics t
    join keyword_insights i on i.list_id = t.list_id and i.topic_id = coalesce(t.absorbed_by, t.id)
    where t.list_id = ${listId} and t.id = any(${`{${topics.join(',')}}`}::int[])`);
  return rows.map(({ id }) => Number(id));
}
