import { getReportInput } from '@keydence/domain';
import { router, settledDomainProcedure } from '../trpc.ts';
import { getReport } from './get-report.ts';

export const reportsRouter = router({
  /** Checked when it is read or written, not again at each answer. */
  get: settledDomainProcedure.input(getReportInput).query(({ ctx, input }) => getReport(ctx, input)),
});
