import { useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../app/trpc.ts';
import { useSelection } from '../../app/use-selection.tsx';
import type { PlanBoard, PlanItem } from './use-plan-board.ts';

/** Changes the board before the server has answered; `rollBack` shows it as it was. */
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
      // A board that is read between two changes would put the second one back for a moment; the last one reads it.
      if (queryClient.isMutating({ mutationKey: [['contentPlan']] }) > 1) return;
      await Promise.all([utils.contentPlan.invalidate(), utils.overview.invalidate()]);
    },
    read: () => utils.contentPlan.board.getData(key)?.items ?? [],
  };
}
