import { keywordList, listKeywordsInput } from '@keydence/domain';
import { router, settledDomainProcedure } from '../trpc.ts';
import { listKeywords } from './list-keywords.ts';

export const keywordsRouter = router({
  list: settledDomainProcedure
    .input(listKeywordsInput)
    .output(keywordList)
    .query(({ ctx, input }) => listKeywords(ctx, input)),
});
