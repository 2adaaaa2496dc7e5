import {
  acceptedPlan,
  acceptPlanInput,
  addContentPlanItemsInput,
  addedContentPlanItems,
  contentPlanBoard,
  contentPlanItem,
  contentPlanItemDetails,
  contentPlanItemId,
  contentPlanList,
  domainId,
  listContentPlanInput,
  moveContentPlanItemInput,
  planTwoWeeksInput,
  proposedPlan,
  revertedPlan,
  revertPlanInput,
  updateContentPlanItemInput,
} from '@keydence/domain';
import { z } from 'zod';
import { notFound } from '../access.ts';
import { authedProcedure, router, settledDomainProcedure, within } from '../trpc.ts';
import { acceptPlan } from './accept-plan.ts';
import { getPlanItemScope } from './access.ts';
import { addPlanItems } from './add-plan-items.ts';
import { deletePlanItem } from './delete-plan-item.ts';
import { getPlanBoard } from './get-plan-board.ts';
import { getPlanItem } from './get-plan-item.ts';
import { listPlanItems } from './list-plan-items.ts';
import { movePlanItem } from './move-plan-item.ts';
import { proposePlan } from './propose-plan.ts';
import { restorePlanItem } from './restore-plan-item.ts';
import { revertPlan } from './revert-plan.ts';
import { updatePlanItem } from './update-plan-item.ts';

/** For procedures on one plan item, also a deleted one. */
const keptPlanItemProcedure = authedProcedure
  .input(z.object({ itemId: z.string() }))
  .use(async ({ ctx, input, next }) => {
    const scope = await getPlanItemScope(ctx, input.itemId);
    return next({ ctx: { ...within(ctx, scope.domain.workspaceId), ...scope } });
  });

/** For procedures on one plan item on the board. */
const planItemProcedure = keptPlanItemProcedure.use(({ ctx, next }) => {
  if (ctx.planItem.isDeleted) throw notFound();
  return next();
});

export const contentPlanRouter = router({
  list: settledDomainProcedure
    .input(listContentPlanInput)
    .output(contentPlanList)
    .query(({ ctx, input }) => listPlanItems(ctx, input)),
  board: settledDomainProcedure
    .input(domainId)
    .output(contentPlanBoard)
    .query(({ ctx }) => getPlanBoard(ctx)),
  get: planItemProcedure
    .input(contentPlanItemId)
    .output(contentPlanItemDetails)
    .query(({ ctx }) => getPlanItem(ctx)),
  add: settledDomainProcedure
    .input(addContentPlanItemsInput)
    .output(addedContentPlanItems)
    .mutation(({ ctx, input }) => addPlanItems(ctx, input)),
  update: planItemProcedure
    .input(updateContentPlanItemInput)
    .output(contentPlanItemDetails)
    .mutation(({ ctx, input }) => updatePlanItem(ctx, input)),
  move: planItemProcedure
    .input(moveContentPlanItemInput)
    .output(contentPlanItem)
    .mutation(({ ctx, input }) => movePlanItem(ctx, input)),
  delete: planItemProcedure
    .input(contentPlanItemId)
    .output(z.void())
    .mutation(({ ctx }) => deletePlanItem(ctx)),
  restore: keptPlanItemProcedure
    .input(contentPlanItemId)
    .output(contentPlanItem)
    .mutation(({ ctx }) => restorePlanItem(ctx)),
  plan: settledDomainProcedure
    .input(planTwoWeeksInput)
    .output(proposedPlan)
    .query(({ ctx, input }) => proposePlan(ctx, input)),
  accept: settledDomainProcedure
    .input(acceptPlanInput)
    .output(acceptedPlan)
    .mutation(({ ctx, input }) => acceptPlan(ctx, input)),
  revert: settledDomainProcedure
    .input(revertPlanInput)
    .output(revertedPlan)
    .mutation(({ ctx, input }) => revertPlan(ctx, input)),
});
