import {
  corrected,
  correctionId,
  correctionList,
  domainId,
  hideTopicInput,
  listCorrectionsInput,
  listTopicsInput,
  mergeTopicsInput,
  moveKeywordsInput,
  pinTopicInput,
  renameTopicInput,
  setIntentInput,
  splitTopicInput,
  topicDetails,
  topicId,
  topicList,
  topicStatus,
  voteKeywordsInput,
  voteTopicInput,
} from '@keydence/domain';
import { router, settledDomainProcedure } from '../trpc.ts';
import { cancelRun } from './cancel-run.ts';
import { splitTopic } from './create-topic.ts';
import { getTopic } from './get-topic.ts';
import { listCorrections } from './list-corrections.ts';
import { listTopics } from './list-topics.ts';
import { hideTopic, pinTopic, renameTopic } from './mark-topic.ts';
import { mergeTopics } from './merge-topics.ts';
import { moveKeywords } from './move-keywords.ts';
import { readStatus } from './read-status.ts';
import { undoCorrection } from './revert-correction.ts';
import { setIntent } from './set-intent.ts';
import { rebuildTopics } from './start-full-run.ts';
import { voteKeywords, voteTopic } from './vote-relevance.ts';
import { watchTopics } from './watch-topics.ts';

export const topicsRouter = router({
  list: settledDomainProcedure
    .input(listTopicsInput)
    .output(topicList)
    .query(({ ctx, input }) => listTopics(ctx, input)),
  get: settledDomainProcedure
    .input(topicId)
    .output(topicDetails)
    .query(({ ctx, input }) => getTopic(ctx, input)),
  status: settledDomainProcedure
    .input(domainId)
    .output(topicStatus)
    .query(({ ctx }) => readStatus(ctx)),
  /** Streams the status on each change; ends when no run is open. */
  watch: settledDomainProcedure.input(domainId).query(({ ctx, signal }) => watchTopics(ctx, signal)),
  corrections: settledDomainProcedure
    .input(listCorrectionsInput)
    .output(correctionList)
    .query(({ ctx, input }) => listCorrections(ctx, input)),
  moveKeywords: settledDomainProcedure
    .input(moveKeywordsInput)
    .output(corrected)
    .mutation(({ ctx, input }) => moveKeywords(ctx, input)),
  merge: settledDomainProcedure
    .input(mergeTopicsInput)
    .output(corrected)
    .mutation(({ ctx, input }) => mergeTopics(ctx, input)),
  split: settledDomainProcedure
    .input(splitTopicInput)
    .output(corrected)
    .mutation(({ ctx, input }) => splitTopic(ctx, input)),
  rename: settledDomainProcedure
    .input(renameTopicInput)
    .output(corrected)
    .mutation(({ ctx, input }) => renameTopic(ctx, input)),
  pin: settledDomainProcedure
    .input(pinTopicInput)
    .output(corrected)
    .mutation(({ ctx, input }) => pinTopic(ctx, input)),
  hide: settledDomainProcedure
    .input(hideTopicInput)
    .output(corrected)
    .mutation(({ ctx, input }) => hideTopic(ctx, input)),
  vote: settledDomainProcedure
    .input(voteTopicInput)
    .output(corrected)
    .mutation(({ ctx, input }) => voteTopic(ctx, input)),
  undo: settledDomainProcedure
    .input(correctionId)
    .output(corrected)
    .mutation(({ ctx, input }) => undoCorrection(ctx, input)),
  rebuild: settledDomainProcedure
    .input(domainId)
    .output(topicStatus)
    .mutation(({ ctx }) => rebuildTopics(ctx)),
  cancel: settledDomainProcedure
    .input(domainId)
    .output(topicStatus)
    .mutation(({ ctx }) => cancelRun(ctx)),
});

/** Corrections of keywords by a person, under the noun `keywords`. */
export const keywordCorrectionsRouter = router({
  setIntent: settledDomainProcedure
    .input(setIntentInput)
    .output(corrected)
    .mutation(({ ctx, input }) => setIntent(ctx, input)),
  voteRelevance: settledDomainProcedure
    .input(voteKeywordsInput)
    .output(corrected)
    .mutation(({ ctx, input }) => voteKeywords(ctx, input)),
});
