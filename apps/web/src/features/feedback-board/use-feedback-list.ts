import { defaultFeedbackSort, feedbackPageSize } from '@keydence/domain';
import type { QueryLike } from '@keydence/ui';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import type { BoardSearch } from './board-search.ts';

export type FeedbackList = RouterOutputs['feedback']['list'];
export type FeedbackItem = FeedbackList['data'][number];

/** One page of the board. The previous page stays until the next one has loaded. */
export function useFeedbackList(search: BoardSearch): QueryLike<FeedbackList> {
  const { workspace } = useSelection();
  const { category, status, page = 1, sort = defaultFeedbackSort } = search;
  return trpc.feedback.list.useQuery(
    {
      page,
      limit: feedbackPageSize,
      sort,
      ...(category && { category }),
      ...(status && { status }),
      ...(search.search && { search: search.search }),
      ...(search.ours && workspace && { workspaceId: workspace.id }),
    },
    { placeholderData: (previous) => previous },
  );
}
