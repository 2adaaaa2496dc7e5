import type { QueryLike } from '@keydence/ui';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';

export type CategoryCounts = RouterOutputs['feedback']['listCategories'];

/** Number of items per category, on the whole board or from the selected workspace. */
export function useCategoryCounts(isWorkspaceOnly: boolean): QueryLike<CategoryCounts> {
  const { workspace } = useSelection();
  return trpc.feedback.listCategories.useQuery(
    isWorkspaceOnly && workspace ? { workspaceId: workspace.id } : {},
    { placeholderData: (previous) => previous },
  );
}
