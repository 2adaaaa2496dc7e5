import type { QueryLike } from '@keydence/ui';
import { type RouterOutputs, trpc } from '../../app/trpc.ts';

export type KeywordHistory = RouterOutputs['keywords']['history'];

/** The checks of one keyword's ranking, day by day. */
export function useKeywordHistory(keywordId: string): QueryLike<KeywordHistory> {
  return trpc.keywords.history.useQuery({ keywordId });
}
