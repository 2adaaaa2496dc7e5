import { getRefreshInput, listRefreshesInput, refreshInput, refreshRun } from '@keydence/domain';
import { z } from 'zod';
import { domainProcedure, router, settledDomainProcedure } from '../trpc.ts';
import { getRefresh } from './get-refresh.ts';
import { listRefreshes } from './list-refreshes.ts';
import { startRefresh } from './start-refresh.ts';
import { watchRefresh } from './watch-refresh.ts';

export const refreshesRouter = router({
  start: settledDomainProcedure
    .input(refreshInput)
    .output(refreshRun)
    .mutation(({ ctx, input }) => startRefresh(ctx, input)),
  list: domainProcedure
    .input(listRefreshesInput)
    .output(z.array(refreshRun))
    .query(({ ctx, input }) => listRefreshes(ctx, input)),
  get: domainProcedure
    .input(getRefreshInput)
    .output(refreshRun)
    .query(({ ctx, input }) => getRefresh(ctx, input)),
  /** Streams a refresh on each change; ends when the refresh has ended. */
  watch: domainProcedure
    .input(getRefreshInput)
    .query(({ ctx, input, signal }) => watchRefresh(ctx, input, signal)),
});
