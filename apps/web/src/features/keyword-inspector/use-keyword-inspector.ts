import type { QueryLike } from '@keydence/ui';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useMaySpend } from '../../lib/use-access.ts';
import { useSelection } from '../../lib/use-selection.tsx';

export type InspectionAnswer = RouterOutputs['keywords']['inspect'];
export type Inspection = InspectionAnswer['items'][number];

/**
 * A look-up may cost money: a response stays cached until the user refreshes it; a superseded request is
 * canceled.
 */
export const lookupOptions = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  trpc: { abortOnUnmount: true },
} as const;

/**
 * Data of a source about a keyword; a blank keyword and viewers send no request. Each keyword has its own
 * cache entry, so a late response never shows under another keyword.
 */
export function useKeywordInspector(keyword: string): QueryLike<InspectionAnswer> {
  const { market, workspace } = useSelection();
  const maySpend = useMaySpend();
  return trpc.keywords.inspect.useQuery(
    {
      keywords: [keyword],
      locationCode: market?.locationCode,
      languageCode: market?.languageCode,
      workspaceId: workspace?.id,
    },
    { enabled: keyword !== '' && maySpend, ...lookupOptions },
  );
}
