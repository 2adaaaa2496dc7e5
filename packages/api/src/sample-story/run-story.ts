import { type DatabaseHandle, insideTransaction, schema, type Transaction } from '@keydence/db';
import { localDay, type SetupStep, type SourceStory, setupSteps, windowDays } from '@keydence/domain';
import { eq, sql } from 'drizzle-orm';
import { findListTimeZone } from '../access/find-time-zone.ts';
import type { Caller, Services } from '../context.ts';
import { addKeywords } from '../keywords/add-keywords.ts';
import { recordFailedChecks } from '../keywords/record-failed-checks.ts';
import { judgeMoves } from '../moves/judge-moves.ts';
import { recordCheckpoints } from '../predictions/record-checkpoints.ts';
import type { SetupScope } from '../runs/find-setup-scope.ts';
import { startMovesRun } from '../runs/move-moves-run.ts';
import { setupMessages } from '../runs/setup-messages.ts';
import { findOwner, openDomain } from './access.ts';
import { type OpenWork, workOnMoves } from './change-moves.ts';
import { duringAnalysis, type PastServices, runOnce, toPast } from './make-past.ts';
import { storeConsoleCounts, storeConsoleDays, storeConsolePages } from './store-console-days.ts';
import { storeShares } from './store-shares.ts';
import { watchKeywords } from './watch-keywords.ts';

type ListScope = SetupScope & { listId: number };

type ListStep = Exclude<SetupStep, 'site_topics'>;

export type RunListStep = (services: Services, scope: ListScope, step: ListStep) => Promise<void>;

const listSteps = setupSteps.filter((step): step is ListStep => step !== 'site_topics');
/** Intermediate checks only show their figures, and competitors' keywords are collected again today. */
const quickSteps: readonly ListStep[] = ['ranked_keywords', 'competitors', 'gaps', 'scores'];

interface Stage {
  tx: Transaction;
  services: Services;
  scope: ListScope;
  story: SourceStory;
  owner: Caller;
}

/**
 * Creates the past weeks of a new sample domain: the steps of its setup run once per earlier check, with the clock and
 * the source of that day, and decisions use the users' use cases. Does nothing for a list that has a report.
 */
export async function tellPast(services: Services, scope: ListScope, runStep: RunListStep): Promise<void> {
  await stage(services, scope, { isTold: false }, async (at) => {
    const { tx, story } = at;
    const timeZone = await findListTimeZone(tx, scope.listId);
    let open: OpenWork[] = [];
    const count = async (from: number, to: number) => {
      const days = { listId: scope.listId, timeZone, story, from, to, today: services.now() };
      await storeConsoleDays(tx, days);
    };
    const [first] = story.checks;
    // The facts that moves need and topics do not, and the sources of later checks, are computed while a thread
    // computes the topics.
    const firstWindow = (first?.daysAgo ?? 0) + story.console.newest + windowDays - 1;
    const prepare = runOnce(async () => {
      if (story.console.oldest > firstWindow) await count(story.console.oldest, firstWindow + 1);
      for (const { source } of story.checks) await source.covers(scope.domainName, scope.market);
    });
    let from = Math.min(story.console.oldest, firstWindow);
    for (const { daysAgo, source } of story.checks) {
      await count(from, daysAgo + story.console.newest);
      from = daysAgo + story.console.newest - 1;
      const sources = { ...at.services.sources, sample: source };
      const isFirst = daysAgo === first?.daysAgo;
      const then = { ...at.services, sources };
      const past = toPast(isFirst ? duringAnalysis(then, prepare) : then, daysAgo);
      for (const step of isFirst ? listSteps : quickSteps) {
        await setStep(tx, scope, step);
        await runStep(past.services, scope, step);
      }
      if (!isFirst) {
        const day = localDay(past.services.now(), timeZone);
        await storeShares(tx, { listId: scope.listId, scope, source, day });
      }
      await setReady(tx, scope);
      await past.runJobs();
      await prepare();
      if (!isFirst && story.works.some(({ decided }) => decided === daysAgo)) {
        await startMovesRun(tx, past.services, { listId: scope.listId, askedBy: null });
        await past.runJobs();
      }
      const ctx = await openDomain(past.services, { owner: at.owner, domainId: scope.domainId });
      if (isFirst) await watchKeywords(ctx, story);
      open = await workOnMoves(ctx, { story, daysAgo, open });
      await judge(past, scope);
    }
    await count(from, story.console.newest);
    await storeConsolePages(tx, { listId: scope.listId, timeZone, story, today: services.now() });
    const { daysAgo, keywordTexts } = story.failedCheck;
    await recordFailedChecks(tx, scope.listId, toPast(at.services, daysAgo).services.now(), keywordTexts);
    await setStep(tx, scope, 'ranked_keywords');
  });
}

/**
 * Ends the setup of a domain with a generated past: with today's moves and judgements, the last setup step, and a new
 * keyword. Does nothing and returns false for other domains.
 */
export async function tellToday(
  services: Services,
  scope: ListScope,
  runStep: RunListStep,
): Promise<boolean> {
  return stage(services, scope, { isTold: true }, async (at) => {
    const today = toPast(at.services, 0);
    const timeZone = await findListTimeZone(at.tx, scope.listId);
    await storeConsoleCounts(at.tx, {
      listId: scope.listId,
      timeZone,
      story: at.story,
      today: services.now(),
    });
    await startMovesRun(at.tx, today.services, { listId: scope.listId, askedBy: null });
    await today.runJobs();
    await judge(today, scope);
    await runStep(at.services, scope, 'content_plan');
    const ctx = await openDomain(at.services, { owner: at.owner, domainId: scope.domainId });
    await addKeywords(ctx, [at.story.newKeyword]);
  });
}

/** One transaction, so workers do not pick up an incomplete story. */
async function stage(
  services: Services,
  scope: ListScope,
  { isTold }: { isTold: boolean },
  tell: (stage: Stage) => Promise<void>,
): Promise<boolean> {
  if (scope.run !== 1 || scope.dataSource !== 'sample') return false;
  const story = await services.sources.sample?.story?.(scope.domainName, scope.market);
  if (!story) return false;
  return services.database.db.transaction(async (tx) => {
    const [row] = await tx.execute<{ measures: number }>(
      sql`select count(*)::int as measures from list_measures where list_id = ${scope.listId}`,
    );
    const owner = await findOwner(tx, scope.workspaceId);
    if (!owner || isTold !== (row?.measures ?? 0) > 1) return false;
    const here = { ...services, database: openInside(services.database, tx) };
    await tell({ tx, services: here, scope, story, owner });
    return true;
  });
}

/** Redirects the keyword list's own pools too: they would not see uncommitted rows. */
function openInside(database: DatabaseHandle, tx: Transaction): DatabaseHandle {
  const inside = insideTransaction(database, tx);
  return { ...inside, listSql: inside.sql, indexSql: inside.sql, owner: inside, inWorkspace: () => inside };
}

async function judge({ services }: PastServices, { listId }: ListScope): Promise<void> {
  await judgeMoves(services, { listId });
  await recordCheckpoints(services, { listId });
}

async function setStep(tx: Transaction, { domainId }: ListScope, step: SetupStep): Promise<void> {
  const { domainSetups } = schema;
  const stepsDone = setupSteps.indexOf(step);
  await tx
    .update(domainSetups)
    .set({ state: 'setting_up', step, stepsDone, message: setupMessages.steps[step], finishedAt: null })
    .where(eq(domainSetups.domainId, domainId));
}

/** User changes are refused during a setup. */
async function setReady(tx: Transaction, { domainId }: ListScope): Promise<void> {
  const { domainSetups } = schema;
  await tx
    .update(domainSetups)
    .set({ state: 'ready', step: null })
    .where(eq(domainSetups.domainId, domainId));
}
