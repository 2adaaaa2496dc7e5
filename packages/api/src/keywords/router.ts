import {
  addedKeywords,
  addKeywordInput,
  addKeywordsInput,
  changedKeywords,
  completedKeywords,
  currentRanking,
  deletedKeywordList,
  domainId,
  findTrackedInput,
  inspectedKeywordsWithMonths,
  inspectKeywordsInput,
  keyword,
  keywordDetails,
  keywordId,
  keywordIdsInput,
  listDeletedKeywordsInput,
  listKeywordsInput,
  listTagsInput,
  matchedKeywords,
  matchKeywordsInput,
  rankingDay,
  relatedKeywords,
  relatedKeywordsInput,
  searchResults,
  searchResultsInput,
  taggedKeywords,
  tagKeywordsInput,
  tagList,
  trackedKeywords,
  updateKeywordInput,
} from '@keydence/domain';
import { z } from 'zod';
import {
  authedProcedure,
  router,
  settledDomainProcedure,
  sourceDomainProcedure,
  sourceProcedure,
  within,
} from '../trpc.ts';
import { getKeywordScope } from './access.ts';
import { addKeyword } from './add-keyword.ts';
import { addKeywords } from './add-keywords.ts';
import { completeKeywords } from './complete-keywords.ts';
import { deleteKeyword } from './delete-keyword.ts';
import { deleteKeywords } from './delete-keywords.ts';
import { findTrackedKeywords } from './find-tracked-keywords.ts';
import { getCurrentRanking } from './get-current-ranking.ts';
import { getHistory } from './get-history.ts';
import { getKeyword } from './get-keyword.ts';
import { getSearchResults } from './get-search-results.ts';
import { inspectKeywords } from './inspect-keywords.ts';
import { listDeleted } from './list-deleted.ts';
import { listKeywords } from './list-keywords.ts';
import { listMatching } from './list-matching.ts';
import { listRelatedKeywords } from './list-related-keywords.ts';
import { listTags } from './list-tags.ts';
import { restoreKeywords } from './restore-keywords.ts';
import { tagKeywords } from './tag-keywords.ts';
import { updateKeyword } from './update-keyword.ts';

/** For procedures on one keyword in a list of a domain that the caller may see. */
const keywordProcedure = authedProcedure.input(keywordId).use(async ({ ctx, input, next }) => {
  const scope = await getKeywordScope(ctx, input);
  return next({ ctx: { ...within(ctx, scope.domain.workspaceId), ...scope } });
});

export const keywordsRouter = router({
  // Output checked by its type and by tests, not on each request: this is the most frequent
  // request, and the check takes 55 µs.
  list: settledDomainProcedure.input(listKeywordsInput).query(({ ctx, input }) => listKeywords(ctx, input)),
  get: keywordProcedure
    .input(keywordId)
    .output(keywordDetails)
    .query(({ ctx }) => getKeyword(ctx)),
  update: keywordProcedure
    .input(updateKeywordInput)
    .output(keywordDetails)
    .mutation(({ ctx, input }) => updateKeyword(ctx, input)),
  listTags: settledDomainProcedure
    .input(listTagsInput)
    .output(tagList)
    .query(({ ctx, input }) => listTags(ctx, input)),
  tagMany: settledDomainProcedure
    .input(tagKeywordsInput)
    .output(taggedKeywords)
    .mutation(({ ctx, input }) => tagKeywords(ctx, input)),
  add: settledDomainProcedure
    .input(addKeywordInput)
    .output(keyword)
    .mutation(({ ctx, input }) => addKeyword(ctx, input)),
  addMany: settledDomainProcedure
    .input(addKeywordsInput)
    .output(addedKeywords)
    .mutation(({ ctx, input }) => addKeywords(ctx, input.keywords)),
  /** Fetches missing intents and difficulties; costs money if the source does. */
  complete: sourceDomainProcedure
    .input(domainId)
    .output(completedKeywords)
    .mutation(({ ctx }) => completeKeywords(ctx)),
  currentRanking: settledDomainProcedure
    .input(domainId)
    .output(z.array(currentRanking))
    .query(({ ctx }) => getCurrentRanking(ctx)),
  history: keywordProcedure
    .input(keywordId)
    .output(z.array(rankingDay))
    .query(({ ctx }) => getHistory(ctx)),
  inspect: sourceProcedure
    .meta({ spends: true })
    .input(inspectKeywordsInput)
    .output(inspectedKeywordsWithMonths)
    .query(({ ctx, input }) => inspectKeywords(ctx, input)),
  listRelated: sourceDomainProcedure
    .meta({ spends: true })
    .input(relatedKeywordsInput)
    .output(relatedKeywords)
    .query(({ ctx, input }) => listRelatedKeywords(ctx, input)),
  getSearchResults: sourceDomainProcedure
    .meta({ spends: true })
    .input(searchResultsInput)
    .output(searchResults)
    .query(({ ctx, input }) => getSearchResults(ctx, input)),
  findTracked: settledDomainProcedure
    .input(findTrackedInput)
    .output(trackedKeywords)
    .query(({ ctx, input }) => findTrackedKeywords(ctx, input)),
  delete: keywordProcedure
    .input(keywordId)
    .output(z.void())
    .mutation(({ ctx }) => deleteKeyword(ctx)),
  deleteMany: settledDomainProcedure
    .input(keywordIdsInput)
    .output(changedKeywords)
    .mutation(({ ctx, input }) => deleteKeywords(ctx, input)),
  restore: settledDomainProcedure
    .input(keywordIdsInput)
    .output(changedKeywords)
    .mutation(({ ctx, input }) => restoreKeywords(ctx, input)),
  listDeleted: settledDomainProcedure
    .input(listDeletedKeywordsInput)
    .output(deletedKeywordList)
    .query(({ ctx, input }) => listDeleted(ctx, input)),
  listMatching: settledDomainProcedure
    .input(matchKeywordsInput)
    .output(matchedKeywords)
    .query(({ ctx, input }) => listMatching(ctx, input)),
});
