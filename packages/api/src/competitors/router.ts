import { competitorList, listCompetitorsInput } from '@keydence/domain';
import { router, settledDomainProcedure } from '../trpc.ts';
import { listCompetitors } from './list-competitors.ts';

export const competitorsRouter = router({
  list: settledDomainProcedure
    .input(listCompetitorsInput)
    .output(competitorList)
    .query(({ ctx, input }) => listCompetitors(ctx, input)),
});
