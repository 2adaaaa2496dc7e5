import type { RouterOutputs } from './trpc.ts';

export type SetupStatus = RouterOutputs['trackedDomains']['getStatus'];
type Step = NonNullable<SetupStatus['step']>;

/** What each durable step does, in words for the person who waits. */
export const setupStepNames: Record<Step, string> = {
  site_topics: 'Reading what your site is about',
  ranked_keywords: 'Finding the keywords you rank for',
  competitors: 'Identifying your competitors',
  competitor_keywords: 'Reading what they rank for',
  gaps: 'Looking for the gaps between you',
  scores: 'Scoring every opportunity',
  report: 'Writing your keyword report',
  content_plan: 'Drafting your content plan',
};
