import { relevanceFromCode } from '@keydence/db';
import type {
  EvidenceKind,
  IntentBasis,
  IntentReason,
  IntentSource,
  Keyword,
  Relevance,
} from '@keydence/domain';
import { encodeKeywordId } from './encode-keyword-id.ts';

/** A row of `keyword_insights` with the name of its topic. */
export interface KeywordInsight extends EvidenceColumns, IntentColumns {
  topic_id: number | null;
  topic_name: string | null;
  is_placed: boolean;
  is_past_limit: boolean;
}

export interface IntentColumns {
  intent: number;
  intent_source: IntentSource | null;
  intent_reason: IntentReason | null;
  intent_confidence: number | null;
}

export interface EvidenceColumns {
  relevance: number | null;
  evidence_kind: EvidenceKind | null;
  evidence: string | null;
}

interface InsightRow {
  intent: number;
  relevance_class: number | null;
  insight: KeywordInsight | null;
}

/** Results of runs and members about a keyword. */
export function viewInsight(
  listId: number,
  { intent, relevance_class, insight }: InsightRow,
): IntentBasis & Relevance & Pick<Keyword, 'topic' | 'topicState'> {
  return {
    ...viewIntentBasis(intent, insight),
    ...viewRelevance({ relevance: null, evidence_kind: null, evidence: null, ...insight, relevance_class }),
    topic: insight && viewTopicName(listId, insight),
    topicState: viewTopicState(insight),
  };
}

/** The source of an intent. An intent that differs from the stored decision comes from a tool's later label. */
export function viewIntentBasis(intent: number, insight: IntentColumns | null): IntentBasis {
  if (intent === 0) return { intentSource: null, intentReason: null, intentConfidence: null };
  if (!insight?.intent_source || insight.intent !== intent) {
    return { intentSource: 'provider', intentReason: { from: 'source' }, intentConfidence: null };
  }
  return {
    intentSource: insight.intent_source,
    intentReason: insight.intent_reason,
    intentConfidence: insight.intent_confidence,
  };
}

export function viewRelevance({
  relevance,
  relevance_class,
  evidence_kind,
  evidence,
}: EvidenceColumns & { relevance_class: number | null }): Relevance {
  return {
    relevance,
    relevanceClass: relevanceFromCode(relevance_class),
    relevanceEvidence:
      evidence_kind !== null && evidence !== null ? { kind: evidence_kind, text: evidence } : null,
  };
}

/** The topic of a row, or null. */
export function viewTopicName(
  listId: number,
  { topic_id, topic_name }: { topic_id: number | null; topic_name: string | null },
): Keyword['topic'] {
  if (topic_id === null || topic_name === null) return null;
  return { id: encodeKeywordId({ listId, id: topic_id }), name: topic_name };
}

function viewTopicState(insight: KeywordInsight | null): Keyword['topicState'] {
  if (!insight?.is_placed) return 'waiting';
  if (insight.topic_id !== null) return 'grouped';
  return insight.is_past_limit ? 'not_grouped' : 'alone';
}
