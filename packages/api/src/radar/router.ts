import { listRadarInput, radarInput, radarList, radarStatus, radarStatusInput } from '@keydence/domain';
import { router, settledDomainProcedure } from '../trpc.ts';
import { cancelPolls } from './cancel-polls.ts';
import { getRadarStatus } from './get-radar-status.ts';
import { listRadar } from './list-radar.ts';
import { pollRadarNow } from './poll-now.ts';

export const radarRouter = router({
  list: settledDomainProcedure
    .input(listRadarInput)
    .output(radarList)
    .query(({ ctx, input }) => listRadar(ctx, input)),
  /** Polls by competitor, and counts by competitor and topic. */
  status: settledDomainProcedure
    .input(radarStatusInput)
    .output(radarStatus)
    .query(({ ctx, input }) => getRadarStatus(ctx, input)),
  /** Queues polls; `status` returns their progress. */
  poll: settledDomainProcedure
    .input(radarInput)
    .output(radarStatus)
    .mutation(({ ctx }) => pollRadarNow(ctx)),
  cancel: settledDomainProcedure
    .input(radarInput)
    .output(radarStatus)
    .mutation(({ ctx }) => cancelPolls(ctx)),
});
