import {
  addedKeywords,
  addKeywordInput,
  addKeywordsInput,
  changedKeywords,
  completedKeywords,
  corrected,
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
  refreshedKeywords,
  refreshedRankings,
  refreshKeywordsInput,
  refreshRankingsInput,
  relatedKeywords,
  relatedKeywordsInput,
  searchResults,
  searchResultsInput,
  setIntentInput,
  taggedKeywords,
  tagKeywordsInput,
  tagList,
  trackedKeywords,
  updateKeywordInput,
  voteKeywordsInput,
} from '@keydence/domain';
import { z } from 'zod';
import { setIntent } from '../topics/set-intent.ts';
import { voteKeywords } from '../topics/vote-relevance.ts';
import {
  keywordProcedure,
  router,
  settledDomainProcedure,
  sourceDomainProcedure,
  sourceProcedure,
} from '../trpc.ts';
import { addKeyword } from './add-keyword.ts';
import { addKeywords } from './add-keywords.ts';
import { askKeywords } from './ask-keywords.ts';
import { askRankings } from './ask-rankings.ts';
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
  setIntent: settledDomainProcedure
    .input(setIntentInput)
    .output(corrected)
    .mutation(({ ctx, input }) => setIntent(ctx, input)),
  voteRelevance: settledDomainProcedure
    .input(voteKeywordsInput)
    .output(corrected)
    .mutation(({ ctx, input }) => voteKeywords(ctx, input)),
  add: settledDomainProcedure
    .input(addKeywordInput)
    .output(keyword)
    .mutation(({ ctx, input }) => addKeyword(ctx, input)),
  addMany: settledDomainProcedure
    .input(addKeywordsInput)
    .output(addedKeywords)
    .mutation(({ ctx, input }) => addKeywords(ctx, input.keywords)),
  /** Waits for the end of the refresh; `refreshes` is for watching it. */
  refresh: settledDomainProcedure
    .input(refreshKeywordsInput)
    .output(refreshedKeywords)
    .mutation(({ ctx, input, signal }) => askKeywords(ctx, input, signal)),
  refreshRankings: settledDomainProcedure
    .input(refreshRankingsInput)
    .output(refreshedRankings)
    .mutation(({ ctx, input, signal }) => askRankings(ctx, input, signal)),
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
