import { useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import type { PlanBoard, PlanItem } from './use-plan-board.ts';

/** Updates the board optimistically; `rollBack` restores it. */
export function useBoardChange() {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const key = { domainId: domain?.id ?? '' };
  return {
    apply: async (change: (items: PlanItem[]) => PlanItem[]) => {
      await utils.contentPlan.board.cancel(key);
      const before = utils.contentPlan.board.getData(key);
      utils.contentPlan.board.setData(key, (board) => board && { ...board, items: change(board.items) });
      return { before };
    },
    rollBack: (context: { before: PlanBoard | undefined } | undefined) =>
      utils.contentPlan.board.setData(key, context?.before),
    settle: async () => {
      // A refetch between two changes would briefly revert the second one; the last change refetches.
      if (queryClient.isMutating({ mutationKey: [['contentPlan']] }) > 1) return;
      await Promise.all([utils.contentPlan.invalidate(), utils.overview.invalidate()]);
    },
    read: () => utils.contentPlan.board.getData(key)?.items ?? [],
  };
}
