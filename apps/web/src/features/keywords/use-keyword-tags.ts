import { type RouterOutputs, trpc } from '../../app/trpc.ts';

type KeywordTags = RouterOutputs['keywords']['listTags'];

const none: KeywordTags = { data: [], total: 0 };

/** The tags that a domain's keywords have, the most used first. */
export function useKeywordTags(domainId: string | undefined): KeywordTags {
  const { data = none } = trpc.keywords.listTags.useQuery(
    { domainId: domainId ?? '' },
    { enabled: domainId !== undefined },
  );
  return data;
}
