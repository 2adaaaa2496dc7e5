import { intentToCode, relevanceToCode, type Transaction } from '@keydence/db';
import type { KeywordIntent, KeywordRelevance } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { readGains } from '../gains/read-gains.ts';
import type { AnalysisInput } from './read-analysis-input.ts';

export type IntentColumns = ReturnType<typeof viewIntent>;

/** Columns of an intent that the rules have found; null for none. */
export function viewIntent(found: KeywordIntent | null) {
  if (!found) return { is_ruled: false, intent: 0, source: null, reason: null, confidence: null };
  const intent = found.isUnsure ? 0 : intentToCode(found.intent);
  return {
    is_ruled: true,
    intent,
    source: found.reason.from === 'page' ? 'page' : 'query',
    reason: found.reason,
    confidence: found.confidence,
  };
}

interface Gaps {
  listId: number;
  input: AnalysisInput;
  relevance: readonly KeywordRelevance[];
  intents: readonly IntentColumns[];
  /** Topic of each gap; null without a topic. */
  topicIds: readonly (number | null)[];
  now: Date;
}

const batchSize = 5_000;

/** Replaces the insights about competitors' keywords. Tracked keywords take theirs from the list. */
export async function storeGapInsights(
  tx: Transaction,
  { listId, input, relevance, intents, topicIds, now }: Gaps,
): Promise<void> {
  await tx.execute(sql`delete from gap_insights where list_id = ${listId}`);
  for (let start = 0; start < input.gaps.length; start += batchSize) {
    const texts = input.gaps.slice(start, start + batchSize).map(({ text }) => text);
    const gains = await readGains(tx, { listId, texts, now });
    const rows = texts.map((text, index) => {
      const place = start + index;
      const { score = null, evidence = null, class: found } = relevance[place] ?? {};
      const gain = gains.get(text)?.gain ?? null;
      return {
        hash: input.gapHashes[place],
        topic: topicIds[place] ?? null,
        score,
        class: score === null || !found ? null : relevanceToCode(found),
        kind: score === null || evidence === null ? null : (input.evidenceKinds.get(evidence) ?? null),
        evidence: score === null ? null : evidence,
        ...intents[place],
        worth: score === null || gain === null ? null : score * gain.mid,
      };
    });
    await tx.execute(sql`
      insert into gap_insights (list_id, kw_hash, topic_id, relevance, relevance_class, evidence_kind, evidence, worth,
        intent, intent_source, intent_reason, intent_confidence)
      select ${listId}::int, hash, topic, score, class, kind, evidence, worth, coalesce(intent, 0), source, reason, confidence
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (
        hash bigint, topic int, score real, class smallint, kind text, evidence text, worth real, intent smallint,
        source text, reason jsonb, confidence real)
      on conflict do nothing`);
  }
  await storeTracked(tx, { listId, now });
}

/** Writes the insights of competitors' keywords that the list has. */
async function storeTracked(tx: Transaction, { listId, now }: Pick<Gaps, 'listId' | 'now'>): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await tx.execute<{ id: string; text: string }>(sql`
      select k.id, k.keyword_text as text from tracked_keywords k
      where k.list_id = ${listId} and k.id > ${after} and exists (
        select 1 from competitor_keywords c where c.list_id = ${listId} and c.kw_hash = k.kw_hash)
      order by k.id limit ${batchSize}`);
    const gains = await readGains(tx, { listId, texts: [...rows].map(({ text }) => text), now });
    const worth = [...rows].map(({ id, text }) => ({
      id: Number(id),
      gain: gains.get(text)?.gain?.mid ?? null,
    }));
    await tx.execute(sql`
      insert into gap_insights (list_id, kw_hash, topic_id, relevance, relevance_class, evidence_kind, evidence, worth,
        intent, intent_source, intent_reason, intent_confidence)
      select ${listId}::int, k.kw_hash, i.topic_id, i.relevance, k.relevance_class, i.evidence_kind, i.evidence,
        n.gain * i.relevance, k.intent, case when i.intent = k.intent then i.intent_source end,
        i.intent_reason, i.intent_confidence
      from jsonb_to_recordset(${JSON.stringify(worth)}::jsonb) as n (id bigint, gain real)
      join tracked_keywords k on k.list_id = ${listId} and k.id = n.id
      join keyword_insights i on i.list_id = ${listId} and i.keyword_id = n.id
      on conflict do nothing`);
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = Number(last.id);
  }
}
