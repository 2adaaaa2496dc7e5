import type { MoveFacts, MoveWeeks } from '@keydence/domain';
import { type MergeFacts, mergeWeeks } from '@keydence/moves';

/** Pages that share a search with another page, in the form `findMerges` compares. */
export function toMergeFacts(
  { searches }: MoveFacts,
  { pairs }: MoveWeeks,
): Pick<MergeFacts, 'rows' | 'weeks' | 'queries'> {
  const shared = new Set(pairs.map(({ page }) => page));
  return {
    rows: searches.flatMap(({ text, page, impressions, clicks, position }) =>
      page !== null && position !== null && shared.has(page)
        ? [{ query: text, page, impressions, clicks, position }]
        : [],
    ),
    weeks: pairs.flatMap(({ query, page, impressions }) =>
      impressions.slice(-mergeWeeks).map((count, index, kept) => ({
        query,
        page,
        week: mergeWeeks - kept.length + index,
        impressions: count,
      })),
    ),
    queries: new Map(
      searches.map(({ text, id, isBrand, intent, topic, facts }) => [
        text,
        { keywordId: id, isBrand, intent, topic, facts, impressions: null },
      ]),
    ),
  };
}
