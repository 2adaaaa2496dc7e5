import {
  getRefreshInput,
  listRefreshesInput,
  refreshedKeywords,
  refreshedRankings,
  refreshInput,
  refreshKeywordsInput,
  refreshRankingsInput,
  refreshRun,
} from '@keydence/domain';
import { z } from 'zod';
import { domainProcedure, router, settledDomainProcedure } from '../trpc.ts';
import { askRankings } from './ask-rankings.ts';
import { fetchKeywordData } from './fetch-keyword-data.ts';
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

/** Refreshes that the caller waits for, under the noun `keywords`. */
export const keywordRefreshesRouter = router({
  refresh: settledDomainProcedure
    .input(refreshKeywordsInput)
    .output(refreshedKeywords)
    .mutation(({ ctx, input, signal }) => fetchKeywordData(ctx, input, signal)),
  refreshRankings: settledDomainProcedure
    .input(refreshRankingsInput)
    .output(refreshedRankings)
    .mutation(({ ctx, input, signal }) => askRankings(ctx, input, signal)),
});
