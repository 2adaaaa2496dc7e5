import { getReportInput, report } from '@keydence/domain';
import { router, settledDomainProcedure } from '../trpc.ts';
import { getReport } from './get-report.ts';

export const reportsRouter = router({
  get: settledDomainProcedure
    .input(getReportInput)
    .output(report)
    .query(({ ctx, input }) => getReport(ctx, input)),
});
