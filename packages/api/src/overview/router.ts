import { overview, overviewInput } from '@keydence/domain';
import { authedProcedure, router } from '../trpc.ts';
import { getOverview } from './get-overview.ts';

export const overviewRouter = router({
  get: authedProcedure
    .input(overviewInput)
    .output(overview)
    .query(({ ctx, input }) => getOverview(ctx, input)),
});
