import { normaliseKeywordText } from '@keydence/domain';
import { trpc } from '../../app/trpc.ts';
import { useSelection } from '../../app/use-selection.tsx';

/** Whether the selected domain tracks a keyword; null until that is known. */
export function useTrackedKeywords(keywords: readonly string[]): (keyword: string) => boolean | null {
  const { domain } = useSelection();
  const { data } = trpc.keywords.findTracked.useQuery(
    { domainId: domain?.id ?? '', keywords: [...keywords] },
    { enabled: domain !== null && keywords.length > 0, placeholderData: (previous) => previous },
  );
  const tracked = data && new Set(data.map(({ keywordText }) => keywordText));
  return (keyword) => (tracked ? tracked.has(normaliseKeywordText(keyword)) : null);
}
