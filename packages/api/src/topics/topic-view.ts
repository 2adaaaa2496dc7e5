import type { Queryable } from '@keydence/db';
import type { Topic, TopicBasis, TopicPage, TopicPageState } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { encodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import { type EvidenceColumns, viewRelevance } from '../keyword-lists/insight-view.ts';
import { readDifficulties } from './read-difficulties.ts';
import { readImpressions } from './read-impressions.ts';

export interface TopicRow extends EvidenceColumns, Record<string, unknown> {
  id: number;
  name: string;
  given_name: string | null;
  is_pinned: boolean;
  is_hidden: boolean;
  basis: TopicBasis;
  main_keyword_id: string | null;
  main_keyword: string | null;
  keyword_count: number;
  page_group_count: number;
  demand: number | null;
  gain_low: number | null;
  gain_mid: number | null;
  gain_high: number | null;
  visibility: number | null;
  leader_id: string | null;
  leader_domain: string | null;
  leader_name: string | null;
  leader_visibility: number | null;
  top_ten_count: number;
  gap_count: number;
  relevance_class: number | null;
  page_state: TopicPageState;
  page_count: number;
  pages: TopicPage[];
  updated_at: string;
}

/** SQL for topics `t` of a list with the names of referenced rows; append conditions and order. */
export const topicRows = (listId: number) => sql`
  select t.*, k.keyword_text as main_keyword, c.domain_name as leader_domain, c.display_name as leader_name
  from topics t
  left join tracked_keywords k on k.list_id = ${listId} and k.id = t.main_keyword_id
  left join competitors c on c.list_id = ${listId} and c.id = t.leader_id and c.deleted_at is null`;

/** Figures that are read beside the row; null where unknown. */
export interface ReadFigures {
  difficulty: number | null;
  impressions: number | null;
}

/** Reads what the rows of topics lack. */
export async function readFigures(
  db: Queryable,
  listId: number,
  topicIds: readonly number[],
): Promise<(id: number) => ReadFigures> {
  const difficulties = await readDifficulties(db, listId, topicIds);
  const impressions = await readImpressions(db, listId, topicIds);
  return (id) => ({ difficulty: difficulties.get(id) ?? null, impressions: impressions.get(id) ?? null });
}

/** API view of a topic; its figures come from `readFigures`. */
export function viewTopic(listId: number, row: TopicRow, { difficulty, impressions }: ReadFigures): Topic {
  return {
    id: encodeKeywordId({ listId, id: row.id }),
    name: row.given_name ?? row.name,
    givenName: row.given_name,
    isPinned: row.is_pinned,
    isHidden: row.is_hidden,
    basis: row.basis,
    mainKeyword:
      row.main_keyword_id === null || row.main_keyword === null
        ? null
        : {
            id: encodeKeywordId({ listId, id: Number(row.main_keyword_id) }),
            keywordText: row.main_keyword,
          },
    keywordCount: row.keyword_count,
    pageGroupCount: row.page_group_count,
    demand: row.demand,
    impressions,
    difficulty,
    gain: viewGain(row),
    visibility: row.visibility,
    leader: viewLeader(row),
    topTenCount: row.top_ten_count,
    gapCount: row.gap_count,
    ...viewRelevance(row),
    pageState: row.page_state,
    pageCount: row.page_count,
    pages: row.pages,
    updatedAt: new Date(row.updated_at),
  };
}

function viewGain({ gain_low, gain_mid, gain_high }: TopicRow): Topic['gain'] {
  if (gain_low === null || gain_mid === null || gain_high === null) return null;
  return { low: gain_low, mid: gain_mid, high: gain_high };
}

function viewLeader(row: TopicRow): Topic['leader'] {
  const { leader_id, leader_domain, leader_name, leader_visibility } = row;
  if (!leader_id || !leader_domain || !leader_name || leader_visibility === null) return null;
  return {
    competitorId: leader_id,
    domainName: leader_domain,
    displayName: leader_name,
    visibility: leader_visibility,
  };
}
