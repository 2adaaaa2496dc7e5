import { intentToCode, type Transaction } from '@keydence/db';
import { type KeywordTraits, liveSource } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { findListDay } from '../access/find-time-zone.ts';

interface Kept {
  listId: number;
  /** The requested keywords, by text. */
  ids: ReadonlyMap<string, number>;
  traits: readonly KeywordTraits[];
  now: Date;
}

/** Stores the live source's facts about keywords, and that it has none about the others. */
export async function storeKeywordAttributes(
  tx: Transaction,
  { listId, ids, traits, now }: Kept,
): Promise<void> {
  const byText = new Map(traits.map((one) => [one.keywordText, one]));
  const rows = [...ids].map(([text, id]) => {
    const { intent = null, difficulty = null } = byText.get(text) ?? {};
    return {
      id,
      intent: intentToCode(intent),
      difficulty: difficulty === null ? null : Math.round(difficulty),
    };
  });
  await tx.execute(sql`
    insert into keyword_measures as m (list_id, keyword_id, measured_on, source, intent, difficulty_score)
    select ${listId}::int, id, ${await findListDay(tx, listId, now)}::date, ${liveSource}::text, intent, difficulty
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id bigint, intent smallint, difficulty smallint)
    on conflict (list_id, keyword_id, measured_on, source) do update set
      intent = case when excluded.intent = 0 then m.intent else excluded.intent end,
      difficulty_score = coalesce(excluded.difficulty_score, m.difficulty_score)`);
}
