import { schema, type Transaction } from '@keydence/db';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';

const { topicCorrections } = schema;
type CorrectionRow = typeof topicCorrections.$inferSelect;

const placing: ReadonlySet<string> = new Set(['move', 'merge', 'split']);

/** True if a later active correction affects the same items, so this one cannot be undone. */
export async function isFollowed(tx: Transaction, row: CorrectionRow): Promise<boolean> {
  const later = await tx
    .select()
    .from(topicCorrections)
    .where(
      and(
        eq(topicCorrections.listId, row.listId),
        gt(topicCorrections.id, row.id),
        isNull(topicCorrections.undoneAt),
      ),
    );
  const keywordsOf = await readVotedKeywords(tx, [row, ...later]);
  return later.some((other) => concernsSame(row, other, keywordsOf));
}

type KeywordsOf = (row: CorrectionRow) => readonly number[];

function concernsSame(row: CorrectionRow, later: CorrectionRow, keywordsOf: KeywordsOf): boolean {
  const isSameTopic = row.topicId !== null && row.topicId === later.topicId;
  // Undoing a split deletes its topic, and with it all later corrections of that topic.
  if (row.kind === 'split' && isSameTopic) return true;
  if (row.kind === 'rename') return isSameTopic && later.kind === 'rename';
  if (row.kind === 'pin' || row.kind === 'hide') return isSameTopic && later.kind === row.kind;
  const isAlike = row.kind === later.kind || (placing.has(row.kind) && placing.has(later.kind));
  if (!isAlike) return false;
  const own = new Set(keywordsOf(row));
  return isAbsorbed(row, later) || keywordsOf(later).some((id) => own.has(id));
}

/** True if a topic of this correction became an alias through a later merge. */
function isAbsorbed(row: CorrectionRow, later: CorrectionRow): boolean {
  if (row.kind !== 'merge') return false;
  const topics = [row.topicId, ...(row.facts.absorbedIds ?? [])];
  return (later.facts.absorbedIds ?? []).some((id) => topics.includes(id));
}

/** Keywords of each correction; for a vote on a topic, its current keywords. */
async function readVotedKeywords(tx: Transaction, rows: readonly CorrectionRow[]): Promise<KeywordsOf> {
  const voted = rows.filter(({ kind, topicId }) => kind === 'vote' && topicId !== null);
  const ids = `{${voted.map(({ topicId }) => topicId).join(',')}}`;
  const members = await tx.execute<{ topic: number; ids: number[] }>(sql`
    select t.id as topic, array_agg(i.keyword_id::float8) as ids
    from topics t join keyword_insights i on i.list_id = t.list_id and i.topic_id = coalesce(t.absorbed_by, t.id)
    where t.list_id = ${rows[0]?.listId ?? 0} and t.id = any(${ids}::int[])
    group by t.id`);
  const byTopic = new Map([...members].map((row) => [row.topic, row.ids]));
  return ({ topicId, facts }) => facts.keywordIds ?? byTopic.get(topicId ?? 0) ?? [];
}
