import type { QueryLike } from '@keydence/ui';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';

export type KeywordDetails = RouterOutputs['keywords']['get'];

/** One keyword with its members' fields; refetched whenever it is opened. */
export function useKeywordDetails(keywordId: string): QueryLike<KeywordDetails> {
  return trpc.keywords.get.useQuery({ keywordId }, { staleTime: 0 });
}
