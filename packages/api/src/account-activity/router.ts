import { activityPage, listActivityInput } from '@keydence/domain';
import { authedProcedure, router } from '../trpc.ts';
import { listActivity } from './list-activity.ts';

export const accountActivityRouter = router({
  list: authedProcedure
    .input(listActivityInput)
    .output(activityPage)
    .query(({ ctx, input }) => listActivity(ctx, input)),
});
