import { AppError, isLastingFailure, type SetupStep, SourceError, setupSteps } from '@keydence/domain';
import type { Services, SetupJob } from '../context.ts';
import { findSetupScope, type ListStepScope } from '../runs/find-setup-scope.ts';
import { failSetup } from '../runs/move-setup.ts';
import { setupMessages } from '../runs/setup-messages.ts';
import { type RunListStep, tellPast, tellToday } from '../sample-story/run-story.ts';
import { computeScores } from './compute-scores.ts';
import { fetchCompetitorKeywords } from './fetch-competitor-keywords.ts';
import { fetchCompetitors } from './fetch-competitors.ts';
import { fetchRankedKeywords } from './fetch-ranked-keywords.ts';
import { fetchSiteTopics } from './fetch-site-topics.ts';
import { findGaps } from './find-gaps.ts';
import { planContent } from './plan-content.ts';
import { readSampleSite } from './read-sample-site.ts';
import { writeReport } from './write-report.ts';

const listSteps: Record<
  Exclude<SetupStep, 'site_topics'>,
  (services: Services, scope: ListStepScope) => Promise<void>
> = {
  ranked_keywords: fetchRankedKeywords,
  competitors: fetchCompetitors,
  competitor_keywords: fetchCompetitorKeywords,
  gaps: findGaps,
  scores: computeScores,
  report: writeReport,
  content_plan: planContent,
};

interface Attempt {
  /** No other attempt follows: a failure ends the setup with a message for the user. */
  isLast?: boolean;
}

/**
 * Runs the remaining steps of a domain's setup, until the setup has ended or a newer run has
 * replaced this one. After a kill, the next attempt continues at the unfinished step. A failing
 * step throws, so that the queue retries; in the last attempt, and for errors that a retry cannot
 * fix, the setup ends as failed instead.
 */
export async function runSetup(
  services: Services,
  job: SetupJob,
  { isLast = false }: Attempt = {},
): Promise<void> {
  try {
    await runSteps(services, job);
  } catch (error) {
    const { domainId, run } = job;
    services.log.warn({ domainId, run, error, isLast }, 'a setup step failed');
    if (!isLast && !isLastingFailure(error)) throw error;
    await failSetup(services, job, messageOf(error));
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof AppError)) return setupMessages.failed;
  const isExplained = error instanceof SourceError || error.code === 'budget_exceeded';
  if (isExplained) return setupMessages.refused(error.message);
  return error.code === 'source_failed' ? setupMessages.sourceFailed : setupMessages.failed;
}

async function runSteps(services: Services, job: SetupJob): Promise<void> {
  for (let scope = await findSetupScope(services, job); scope; scope = await findSetupScope(services, job)) {
    const { listId } = scope;
    const step = setupSteps[scope.stepsDone];
    if (listId === null || step === undefined || step === 'site_topics') {
      await fetchSiteTopics(services, scope);
    } else {
      const ofList = { ...scope, listId };
      if (step === 'ranked_keywords') await tellPast(services, ofList, runListStep);
      if (step === 'content_plan' && (await tellToday(services, ofList, runListStep))) continue;
      await listSteps[step](services, ofList);
    }
  }
  await readSampleSite(services, job.domainId);
}

const runListStep: RunListStep = (services, scope, step) => listSteps[step](services, scope);
