import {
  type BriefJob,
  type ConsoleFetchJob,
  findTopicTurn,
  finishRuns,
  type ImportJob,
  type MovesJob,
  type RadarJob,
  type RefreshJob,
  runBrief,
  runFactsFetch,
  runImport,
  runMoves,
  runRadar,
  runRefresh,
  runSetup,
  runSiteRead,
  runTopics,
  type SetupJob,
  type SiteReadJob,
  type TopicJob,
} from '@keydence/api';
import { refreshKind } from '@keydence/domain';
import { z } from 'zod';
import { defineJob } from './define-job.ts';

const whole = z.number().int();
const run = z.object({ listId: whole, run: whole });
const keyOfRun = ({ listId, run }: { listId: number; run: number }) => `${listId}:${run}`;

/** Only unexpected errors are retried, quickly, because a user is waiting. */
const soon = { most: 2, delaySeconds: 2 };
const later = { most: 2, delaySeconds: 10 };
/** Other sites, which may be away for a while. */
const patiently = { most: 2, delaySeconds: 30 };

/** Maximum keywords of a short list: its topics take about ten seconds. */
const mostOfShort = 5_000;
const [longTopics, shortTopics] = ['list-topics', 'list-topics-short'] as const;

/** Work that is stored, survives its process, and runs once at a time. A running job uses a pooled connection. */
export const jobKinds = {
  setup: defineJob<SetupJob>({
    queueNames: ['domain-setup'],
    payload: z.object({ domainId: z.string(), run: whole }),
    retries: { most: 4, delaySeconds: 5 },
    atOnce: 2,
    keyOf: ({ domainId, run }) => `${domainId}:${run}`,
    lockOf: ({ domainId }) => ({ kind: 'setup', key: domainId, whenHeld: 'wait' }),
    findUnfinished: (sql, job) => sql`
      select domain_id as "domainId", run from domain_setups where state = 'setting_up'
        ${job ? sql`and domain_id = ${job.domainId} and run = ${job.run}` : sql``}`,
    plural: 'setups',
    run: runSetup,
    after: finishRuns,
  }),
  refresh: defineJob<RefreshJob>({
    queueNames: ['list-refresh'],
    payload: run.extend({ kind: refreshKind }),
    retries: soon,
    atOnce: 2,
    keyOf: ({ listId, kind, run }) => `${listId}:${kind}:${run}`,
    // The two kinds of a list run independently.
    lockOf: ({ listId, kind }) => ({ kind: 'refresh', key: `${listId}:${kind}`, whenHeld: 'wait' }),
    findUnfinished: (sql, job) => sql`
      select list_id as "listId", kind, run from refresh_runs where state in ('queued', 'running')
        ${job ? sql`and list_id = ${job.listId} and kind = ${job.kind} and run = ${job.run}` : sql``}`,
    plural: 'refreshes',
    run: runRefresh,
  }),
  /** One at a time per process: each holds a file in memory. */
  import: defineJob<ImportJob>({
    queueNames: ['list-import'],
    payload: z.object({ importId: z.string() }),
    retries: soon,
    atOnce: 1,
    keyOf: ({ importId }) => importId,
    // A live process continues the import; if it dies, the import gets another job.
    lockOf: ({ importId }) => ({ kind: 'import', key: importId, whenHeld: 'wait_then_skip' }),
    findUnfinished: (sql, job) => sql`
      select id as "importId" from import_runs where state in ('queued', 'running')
        ${job ? sql`and id = ${job.importId}` : sql``}`,
    plural: 'imports',
    run: runImport,
    after: finishRuns,
  }),
  /**
   * One per queue and process: each uses a core and, for a long list, much memory. Short lists never wait for long
   * ones, and more waiting runs of a workspace mean a lower priority, so workspaces take turns; ties are in order of
   * request.
   */
  topics: defineJob<TopicJob>({
    queueNames: [longTopics, shortTopics],
    payload: run,
    retries: later,
    atOnce: 1,
    keyOf: keyOfRun,
    lockOf: ({ listId }) => ({ kind: 'topics', key: String(listId), whenHeld: 'wait_then_skip' }),
    findUnfinished: (sql, job) => sql`
      select list_id as "listId", run from topic_runs where state in ('queued', 'running')
        ${job ? sql`and list_id = ${job.listId} and run = ${job.run}` : sql``}`,
    plural: 'runs of topics',
    run: runTopics,
    place: async (db, job) => {
      const { waitingBefore, keywordCount } = await findTopicTurn(db, job);
      return {
        queueName: keywordCount <= mostOfShort ? shortTopics : longTopics,
        priority: -waitingBefore,
      };
    },
  }),
  /** One at a time per process, next to topics: it uses a core for some seconds. */
  moves: defineJob<MovesJob>({
    queueNames: ['list-moves'],
    payload: run,
    retries: later,
    atOnce: 1,
    keyOf: keyOfRun,
    lockOf: ({ listId }) => ({ kind: 'moves', key: String(listId), whenHeld: 'wait_then_skip' }),
    findUnfinished: (sql, job) => sql`
      select list_id as "listId", run from move_runs where state in ('queued', 'running')
        ${job ? sql`and list_id = ${job.listId} and run = ${job.run}` : sql``}`,
    plural: 'runs of moves',
    run: runMoves,
  }),
  /** Mostly waits for Search Console. */
  consoleFetch: defineJob<ConsoleFetchJob>({
    queueNames: ['console-fetch'],
    payload: run,
    retries: later,
    atOnce: 2,
    keyOf: keyOfRun,
    lockOf: ({ listId }) => ({ kind: 'console_fetch', key: String(listId), whenHeld: 'wait_then_skip' }),
    findUnfinished: (sql, job) => sql`
      select list_id as "listId", run from console_fetches where state in ('queued', 'running', 'waiting')
        ${job ? sql`and list_id = ${job.listId} and run = ${job.run}` : sql``}`,
    plural: 'fetches from Search Console',
    run: runFactsFetch,
  }),
  /** One slice of a reading; mostly waits for the site. */
  siteRead: defineJob<SiteReadJob>({
    queueNames: ['site-read'],
    payload: z.object({ siteId: whole, run: whole }),
    retries: patiently,
    atOnce: 2,
    keyOf: ({ siteId, run }) => `${siteId}:${run}`,
    lockOf: ({ siteId }) => ({ kind: 'site_read', key: String(siteId), whenHeld: 'wait_then_skip' }),
    findUnfinished: (sql, job) => sql`
      select site_id as "siteId", run from crawl_runs where state in ('queued', 'running')
        ${job ? sql`and site_id = ${job.siteId} and run = ${job.run}` : sql``}`,
    plural: 'readings of sites',
    run: runSiteRead,
  }),
  brief: defineJob<BriefJob>({
    queueNames: ['brief'],
    payload: z.object({ listId: whole, briefId: z.string() }),
    retries: patiently,
    atOnce: 2,
    keyOf: ({ briefId }) => briefId,
    lockOf: ({ briefId }) => ({ kind: 'brief', key: briefId, whenHeld: 'wait_then_skip' }),
    findUnfinished: (sql, job) => sql`
      select list_id as "listId", id as "briefId" from briefs where state in ('queued', 'running')
        ${job ? sql`and list_id = ${job.listId} and id = ${job.briefId}` : sql``}`,
    plural: 'briefs',
    run: runBrief,
  }),
  /** The polls of one list after the other. */
  radar: defineJob<RadarJob>({
    queueNames: ['radar'],
    payload: z.object({ listId: whole }),
    retries: patiently,
    atOnce: 2,
    keyOf: ({ listId }) => String(listId),
    lockOf: ({ listId }) => ({ kind: 'radar', key: String(listId), whenHeld: 'wait_then_skip' }),
    findUnfinished: (sql, job) => sql`
      select distinct list_id as "listId" from radar_sites where state = 'queued'
        ${job ? sql`and list_id = ${job.listId}` : sql``}`,
    plural: 'polls of competitors',
    run: runRadar,
  }),
};
