import { domainId, trendReport } from '@keydence/domain';
import { router, settledDomainProcedure } from '../trpc.ts';
import { getTrend } from './get-trend.ts';

export const trendsRouter = router({
  get: settledDomainProcedure
    .input(domainId)
    .output(trendReport)
    .query(({ ctx }) => getTrend(ctx)),
});
