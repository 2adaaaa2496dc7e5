import { competitorList, listCompetitorsInput } from '@keydence/domain';
import { stub } from '../stub.ts';
import { authedProcedure, router } from '../trpc.ts';

export const competitorsRouter = router({
  list: authedProcedure
    .input(listCompetitorsInput)
    .output(competitorList)
    .query(() => stub()),
});
