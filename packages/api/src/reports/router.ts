import { getReportInput, report } from '@keydence/domain';
import { stub } from '../stub.ts';
import { authedProcedure, router } from '../trpc.ts';

export const reportsRouter = router({
  get: authedProcedure
    .input(getReportInput)
    .output(report)
    .query(() => stub()),
});
