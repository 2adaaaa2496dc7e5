import {
  createKeywordViewInput,
  keywordView,
  keywordViewId,
  updateKeywordViewInput,
  workspaceId,
} from '@keydence/domain';
import { z } from 'zod';
import { router, workspaceProcedure } from '../trpc.ts';
import { createKeywordView } from './create-keyword-view.ts';
import { deleteKeywordView } from './delete-keyword-view.ts';
import { listKeywordViews } from './list-keyword-views.ts';
import { updateKeywordView } from './update-keyword-view.ts';

/** Saved filters of the keyword list. Every member of the workspace sees and changes them. */
export const keywordViewsRouter = router({
  list: workspaceProcedure
    .input(workspaceId)
    .output(z.array(keywordView))
    .query(({ ctx }) => listKeywordViews(ctx)),
  create: workspaceProcedure
    .input(createKeywordViewInput)
    .output(keywordView)
    .mutation(({ ctx, input }) => createKeywordView(ctx, input)),
  update: workspaceProcedure
    .input(updateKeywordViewInput)
    .output(keywordView)
    .mutation(({ ctx, input }) => updateKeywordView(ctx, input)),
  delete: workspaceProcedure
    .input(keywordViewId)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteKeywordView(ctx, input)),
});
