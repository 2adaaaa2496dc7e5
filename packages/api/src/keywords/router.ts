import {
  addedKeywords,
  addKeywordInput,
  addKeywordsInput,
  keyword,
  keywordId,
  keywordList,
  listKeywordsInput,
} from '@keydence/domain';
import { z } from 'zod';
import { keywordProcedure, router, settledDomainProcedure } from '../trpc.ts';
import { addKeyword } from './add-keyword.ts';
import { addKeywords } from './add-keywords.ts';
import { deleteKeyword } from './delete-keyword.ts';
import { listKeywords } from './list-keywords.ts';

export const keywordsRouter = router({
  list: settledDomainProcedure
    .input(listKeywordsInput)
    .output(keywordList)
    .query(({ ctx, input }) => listKeywords(ctx, input)),
  add: settledDomainProcedure
    .input(addKeywordInput)
    .output(keyword)
    .mutation(({ ctx, input }) => addKeyword(ctx, input)),
  addMany: settledDomainProcedure
    .input(addKeywordsInput)
    .output(addedKeywords)
    .mutation(({ ctx, input }) => addKeywords(ctx, input.keywords)),
  delete: keywordProcedure
    .input(keywordId)
    .output(z.void())
    .mutation(({ ctx }) => deleteKeyword(ctx)),
});
