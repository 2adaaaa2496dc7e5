import {
  costEstimate,
  estimateInput,
  estimateSetupInput,
  setBudgetInput,
  spending,
  spendingInput,
} from '@keydence/domain';
import { authedProcedure, router, workspaceProcedure } from '../trpc.ts';
import { estimateCost } from './estimate-cost.ts';
import { estimateSetup } from './estimate-setup.ts';
import { getSpending } from './get-spending.ts';
import { setBudget } from './set-budget.ts';

export const spendingRouter = router({
  get: workspaceProcedure
    .input(spendingInput)
    .output(spending)
    .query(({ ctx }) => getSpending(ctx)),
  setBudget: workspaceProcedure
    .meta({ keys: 'never' })
    .input(setBudgetInput)
    .output(spending)
    .mutation(({ ctx, input }) => setBudget(ctx, input)),
  estimate: workspaceProcedure
    .input(estimateInput)
    .output(costEstimate)
    .query(({ ctx, input }) => estimateCost(ctx, input)),
  estimateSetup: authedProcedure
    .input(estimateSetupInput)
    .output(costEstimate)
    .query(({ ctx, input }) => estimateSetup(ctx, input)),
});
