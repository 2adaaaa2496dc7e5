import { activityPage, listActivityInput } from '@keydence/domain';
import { router, sessionProcedure } from '../trpc.ts';
import { listActivity } from './list-activity.ts';

export const accountActivityRouter = router({
  list: sessionProcedure
    .input(listActivityInput)
    .output(activityPage)
    .query(({ ctx, input }) => listActivity(ctx, input)),
});
