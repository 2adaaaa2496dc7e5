import { keywordId, keywordList, listKeywordsInput } from '@keydence/domain';
import { z } from 'zod';
import { keywordProcedure, router, settledDomainProcedure } from '../trpc.ts';
import { deleteKeyword } from './delete-keyword.ts';
import { listKeywords } from './list-keywords.ts';

export const keywordsRouter = router({
  list: settledDomainProcedure
    .input(listKeywordsInput)
    .output(keywordList)
    .query(({ ctx, input }) => listKeywords(ctx, input)),
  delete: keywordProcedure
    .input(keywordId)
    .output(z.void())
    .mutation(({ ctx }) => deleteKeyword(ctx)),
});
