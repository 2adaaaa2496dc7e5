import { getReportInput } from '@keydence/domain';
import { router, settledDomainProcedure } from '../trpc.ts';
import { getReport } from './get-report.ts';

export const reportsRouter = router({
  /** Validated when it is read or written, not on each response. */
  get: settledDomainProcedure.input(getReportInput).query(({ ctx, input }) => getReport(ctx, input)),
});
