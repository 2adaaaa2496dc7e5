import { domainId, trendReport, visibilityCourse } from '@keydence/domain';
import { router, settledDomainProcedure } from '../trpc.ts';
import { getTrend } from './get-trend.ts';
import { getVisibility } from './get-visibility.ts';

export const trendsRouter = router({
  get: settledDomainProcedure
    .input(domainId)
    .output(trendReport)
    .query(({ ctx }) => getTrend(ctx)),
  visibility: settledDomainProcedure
    .input(domainId)
    .output(visibilityCourse)
    .query(({ ctx }) => getVisibility(ctx)),
});
