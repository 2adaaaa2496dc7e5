import { overview, overviewInput } from '@keydence/domain';
import { stub } from '../stub.ts';
import { authedProcedure, router } from '../trpc.ts';

export const overviewRouter = router({
  get: authedProcedure
    .input(overviewInput)
    .output(overview)
    .query(() => stub()),
});
