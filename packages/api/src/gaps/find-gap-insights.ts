import type { DatabaseHandle } from '@keydence/db';
import type { GapRow } from '@keydence/domain';
import {
  type EvidenceColumns,
  type IntentColumns,
  viewRelevance,
  viewTopicName,
} from '../keyword-lists/insight-view.ts';

export interface GapInsight {
  view: Pick<GapRow, 'relevance' | 'relevanceClass' | 'relevanceEvidence' | 'topic'>;
  /** Intent by the rules; null for a keyword that no run has classified. */
  intent: IntentColumns | null;
}

interface Row extends EvidenceColumns, IntentColumns {
  hash: string;
  relevance_class: number | null;
  topic_id: number | null;
  topic_name: string | null;
}

/** Results of runs about keywords of competitors, by hash. */
export async function findGapInsights(
  { sql }: Pick<DatabaseHandle, 'sql'>,
  { listId, hashes }: { listId: number; hashes: readonly string[] },
): Promise<Map<string, GapInsight>> {
  if (hashes.length === 0) return new Map();
  const rows = await sql<Row[]>`
    select g.kw_hash::text as hash, g.relevance, g.relevance_class, g.evidence_kind, g.evidence, g.topic_id,
      g.intent, g.intent_source, g.intent_reason, g.intent_confidence,
      coalesce(t.given_name, t.name) as topic_name
    from gap_insights g left join topics t on t.list_id = g.list_id and t.id = g.topic_id
    where g.list_id = ${listId} and g.kw_hash in ${sql([...hashes])}`;
  return new Map(
    rows.map((row) => [
      row.hash,
      { view: { ...viewRelevance(row), topic: viewTopicName(listId, row) }, intent: row },
    ]),
  );
}

/** For a keyword that no run has classified. */
export const noInsight: GapInsight = {
  view: { relevance: null, relevanceClass: null, relevanceEvidence: null, topic: null },
  intent: null,
};
