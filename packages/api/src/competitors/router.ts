import {
  comparisonInput,
  competitor,
  competitorDetails,
  competitorId,
  competitorList,
  createCompetitorInput,
  discoverCompetitorsInput,
  discoveredCompetitors,
  listCompetitorsInput,
  refreshCompetitorInput,
  refreshedCompetitor,
  siteComparison,
  topKeywords,
  topKeywordsInput,
  updateCompetitorInput,
} from '@keydence/domain';
import { z } from 'zod';
import { authedProcedure, router, settledDomainProcedure, within } from '../trpc.ts';
import { getCompetitorScope } from './access.ts';
import { compareCompetitors } from './compare-competitors.ts';
import { createCompetitor } from './create-competitor.ts';
import { deleteCompetitor } from './delete-competitor.ts';
import { discoverCompetitors } from './discover-competitors.ts';
import { getCompetitorDetails } from './get-competitor-details.ts';
import { listCompetitors } from './list-competitors.ts';
import { listTopKeywords } from './list-top-keywords.ts';
import { refreshCompetitor } from './refresh-competitor.ts';
import { restoreCompetitor } from './restore-competitor.ts';
import { updateCompetitor } from './update-competitor.ts';

/** For procedures on one competitor of a tracked domain in a workspace of the caller. */
const competitorProcedure = authedProcedure.input(competitorId).use(async ({ ctx, input, next }) => {
  const scope = await getCompetitorScope(ctx, input);
  return next({ ctx: { ...within(ctx, scope.domain.workspaceId), ...scope } });
});

/** For restoring a deleted competitor. */
const deletedCompetitorProcedure = authedProcedure
  .input(competitorId)
  .use(async ({ ctx, input: { competitorId }, next }) => {
    const scope = await getCompetitorScope(ctx, { competitorId, withDeleted: true });
    return next({ ctx: { ...within(ctx, scope.domain.workspaceId), ...scope } });
  });

export const competitorsRouter = router({
  list: settledDomainProcedure
    .input(listCompetitorsInput)
    .output(competitorList)
    .query(({ ctx, input }) => listCompetitors(ctx, input)),
  compare: settledDomainProcedure
    .input(comparisonInput)
    .output(siteComparison)
    .query(({ ctx }) => compareCompetitors(ctx)),
  get: competitorProcedure
    .input(competitorId)
    .output(competitorDetails)
    .query(({ ctx }) => getCompetitorDetails(ctx)),
  create: settledDomainProcedure
    .input(createCompetitorInput)
    .output(competitor)
    .mutation(({ ctx, input }) => createCompetitor(ctx, input)),
  discover: settledDomainProcedure
    .input(discoverCompetitorsInput)
    .output(discoveredCompetitors)
    .mutation(({ ctx }) => discoverCompetitors(ctx)),
  update: competitorProcedure
    .input(updateCompetitorInput)
    .output(competitor)
    .mutation(({ ctx, input }) => updateCompetitor(ctx, input)),
  topKeywords: competitorProcedure
    .input(topKeywordsInput)
    .output(topKeywords)
    .query(({ ctx, input }) => listTopKeywords(ctx, input)),
  refresh: competitorProcedure
    .input(refreshCompetitorInput)
    .output(refreshedCompetitor)
    .mutation(({ ctx, input }) => refreshCompetitor(ctx, input)),
  delete: competitorProcedure
    .input(competitorId)
    .output(z.void())
    .mutation(({ ctx }) => deleteCompetitor(ctx)),
  restore: deletedCompetitorProcedure
    .input(competitorId)
    .output(competitor)
    .mutation(({ ctx }) => restoreCompetitor(ctx)),
});
