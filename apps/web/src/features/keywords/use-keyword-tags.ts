import { type RouterOutputs, trpc } from '../../lib/trpc.ts';

type KeywordTags = RouterOutputs['keywords']['listTags'];

const none: KeywordTags = { data: [], total: 0 };

/** Tags of a domain's keywords, most used first. */
export function useKeywordTags(domainId: string | undefined): KeywordTags {
  const { data = none } = trpc.keywords.listTags.useQuery(
    { domainId: domainId ?? '' },
    { enabled: domainId !== undefined },
  );
  return data;
}
