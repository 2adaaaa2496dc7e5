import type { QueryLike } from '@keydence/ui';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';

export type KeywordHistory = RouterOutputs['keywords']['history'];

/** Rank checks of one keyword, day by day. */
export function useKeywordHistory(keywordId: string): QueryLike<KeywordHistory> {
  return trpc.keywords.history.useQuery({ keywordId });
}
