import type { QueryLike } from '@keydence/ui';
import { type RouterOutputs, trpc } from '../../app/trpc.ts';
import { useMaySpend } from '../../app/use-access.ts';
import { useSelection } from '../../app/use-selection.tsx';

export type InspectionAnswer = RouterOutputs['keywords']['inspect'];
export type Inspection = InspectionAnswer['items'][number];

/** A look-up may cost the source something: an answer stays until somebody asks again; a stale question is dropped. */
export const lookupOptions = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  trpc: { abortOnUnmount: true },
} as const;

/**
 * What a source knows about a keyword; a blank one asks nothing, and so does a viewer. Each keyword has its own answer, so a late
 * answer to an earlier keyword never shows under a later one.
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
