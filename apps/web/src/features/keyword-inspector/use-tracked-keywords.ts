import { normaliseKeywordText } from '@keydence/domain';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';

type Tracked = RouterOutputs['keywords']['findTracked'][number];

/** True if the selected domain tracks the keyword; null until loaded. */
export function useTrackedKeywords(keywords: readonly string[]): (keyword: string) => boolean | null {
  const tracked = useTracked(keywords);
  return (keyword) => (tracked ? tracked.has(normaliseKeywordText(keyword)) : null);
}

/** Data of the selected domain for one keyword; undefined if untracked or not loaded. */
export function useTrackedKeyword(keyword: string): Tracked | undefined {
  return useTracked([keyword])?.get(normaliseKeywordText(keyword));
}

function useTracked(keywords: readonly string[]): ReadonlyMap<string, Tracked> | undefined {
  const { domain } = useSelection();
  const { data } = trpc.keywords.findTracked.useQuery(
    { domainId: domain?.id ?? '', keywords: [...keywords] },
    { enabled: domain !== null && keywords.length > 0, placeholderData: (previous) => previous },
  );
  return data && new Map(data.map((one) => [one.keywordText, one]));
}
