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
import { competitorProcedure, deletedCompetitorProcedure, router, settledDomainProcedure } from '../trpc.ts';
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
