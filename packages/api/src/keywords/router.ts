import { keywordList, listKeywordsInput } from '@keydence/domain';
import { stub } from '../stub.ts';
import { authedProcedure, router } from '../trpc.ts';

export const keywordsRouter = router({
  list: authedProcedure
    .input(listKeywordsInput)
    .output(keywordList)
    .query(() => stub()),
});
