import {
  briefCheck,
  briefDetail,
  briefId,
  briefList,
  changeBriefInput,
  checkBriefInput,
  createBriefInput,
  listBriefsInput,
} from '@keydence/domain';
import { z } from 'zod';
import { router, settledDomainProcedure } from '../trpc.ts';
import { cancelBrief } from './cancel-brief.ts';
import { changeBrief } from './change-brief.ts';
import { checkBrief } from './check-brief.ts';
import { createBrief } from './create-brief.ts';
import { deleteBrief } from './delete-brief.ts';
import { getBrief } from './get-brief.ts';
import { listBriefs } from './list-briefs.ts';

export const briefsRouter = router({
  list: settledDomainProcedure
    .input(listBriefsInput)
    .output(briefList)
    .query(({ ctx, input }) => listBriefs(ctx, input)),
  get: settledDomainProcedure
    .input(briefId)
    .output(briefDetail)
    .query(({ ctx, input }) => getBrief(ctx, input)),
  /** Starts a brief; `get` returns its progress. */
  create: settledDomainProcedure
    .input(createBriefInput)
    .output(briefDetail)
    .mutation(({ ctx, input }) => createBrief(ctx, input)),
  /** Selects the pages that count. */
  change: settledDomainProcedure
    .input(changeBriefInput)
    .output(briefDetail)
    .mutation(({ ctx, input }) => changeBrief(ctx, input)),
  cancel: settledDomainProcedure
    .input(briefId)
    .output(briefDetail)
    .mutation(({ ctx, input }) => cancelBrief(ctx, input)),
  delete: settledDomainProcedure
    .input(briefId)
    .output(z.object({ deleted: z.literal(true) }))
    .mutation(({ ctx, input }) => deleteBrief(ctx, input)),
  /** Compares a draft or an own page with a brief; stores nothing. */
  check: settledDomainProcedure
    .meta({ isForViewers: true })
    .input(checkBriefInput)
    .output(briefCheck)
    .mutation(({ ctx, input }) => checkBrief(ctx, input)),
});
