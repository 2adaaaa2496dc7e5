import type { schema, Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';

type CorrectionRow = typeof schema.topicCorrections.$inferSelect;
type ChangedRow = Pick<CorrectionRow, 'kind' | 'facts'> & { topic: number | null; undone: boolean };

/** What members have corrected since a run read the list: it stays as they left it. */
export interface Kept {
  /** Keywords that stay where they are. */
  places: ReadonlySet<number>;
  /** Keywords whose relevance stays. */
  scores: ReadonlySet<number>;
  /** Topics that do not become part of others. */
  topics: ReadonlySet<number>;
  /** True where another run is due, as something was taken back that only a run computes. */
  needsRun: boolean;
}

const placing: ReadonlySet<string> = new Set(['move', 'merge', 'split']);
/** Those on a topic as a whole: it stays with all that it has. */
const ofWholeTopic: ReadonlySet<string> = new Set(['move', 'merge', 'split', 'rename', 'pin', 'hide']);
/** What a run computes again once they are undone. */
const computed: ReadonlySet<string> = new Set(['intent', 'vote', 'merge']);

/** @param held the corrections that the run obeys. The list must be locked. */
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
