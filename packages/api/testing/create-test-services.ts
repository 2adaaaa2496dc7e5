import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase, isDoomed } from '@keydence/db/testing';
import { createRulesAnalyst, type OutgoingMail } from '@keydence/domain';
import { createExportReader } from '@keydence/search-data';
import { v7 as uuidv7 } from 'uuid';
import type {
  AlertCheckJob,
  BriefJob,
  ConsoleFetchJob,
  ImportJob,
  MovesJob,
  RadarJob,
  RefreshJob,
  Services,
  SetupJob,
  SiteReadJob,
  TopicJob,
} from '../src/context.ts';
import { createTestMoveRules } from './create-test-move-rules.ts';
import { createTestSealer } from './create-test-sealer.ts';
import { createTestSessions } from './create-test-sessions.ts';
import { createTestSites } from './create-test-sites.ts';

export interface TestServices extends Services {
  database: DatabaseHandle;
  /** Sent jobs in order; only the test runs them. */
  sentJobs: SetupJob[];
  /** Sent refreshes, likewise. */
  sentRefreshes: RefreshJob[];
  /** Sent imports, likewise. */
  sentImports: ImportJob[];
  /** Sent runs of topics, likewise. */
  sentTopics: TopicJob[];
  /** Sent runs of moves, likewise. */
  sentMoves: MovesJob[];
  /** Sent fetches of history, likewise, with their earliest start. */
  sentConsoleFetches: (ConsoleFetchJob & { notBefore?: Date })[];
  /** Sent site reads, likewise. */
  sentSiteReads: SiteReadJob[];
  /** Sent briefs, likewise. */
  sentBriefs: BriefJob[];
  /** Sent polls of competitors, likewise. */
  sentRadar: RadarJob[];
  /** Sent alert checks, likewise. */
  sentAlertChecks: AlertCheckJob[];
  /** Sent e-mails, likewise. */
  sentMails: OutgoingMail[];
  /** Names that were probed. */
  probed: string[];
  /** Actions counted against a limit, with their user. */
  counted: string[];
  /** Stored files by their names. */
  storedFiles: Map<string, Uint8Array>;
  /** Errors that were logged. */
  loggedErrors: unknown[];
}

/** Services on the test file's own database; only the ports are fakes. Close the database afterwards. */
export async function createTestServices(overrides: Partial<Services> = {}): Promise<TestServices> {
  const database = await createTestDatabase();
  const sentJobs: SetupJob[] = [];
  const sentRefreshes: RefreshJob[] = [];
  const sentImports: ImportJob[] = [];
  const sentTopics: TopicJob[] = [];
  const sentMoves: MovesJob[] = [];
  const sentConsoleFetches: TestServices['sentConsoleFetches'] = [];
  const sentSiteReads: SiteReadJob[] = [];
  const sentBriefs: BriefJob[] = [];
  const sentRadar: RadarJob[] = [];
  const sentAlertChecks: AlertCheckJob[] = [];
  const sentMails: OutgoingMail[] = [];
  const probed: string[] = [];
  const counted: string[] = [];
  const storedFiles = new Map<string, Uint8Array>();
  const loggedErrors: unknown[] = [];
  return {
    database,
    now: () => new Date('2026-11-21T12:00:00Z'),
    newId: uuidv7,
    sources: {},
    budgets: { defaultUsd: 25, maxUsd: 250 },
    sampleDomains: [],
    analyst: createRulesAnalyst(),
    jobs: {
      async enqueueSetup(tx, job) {
        if (!isDoomed(tx)) sentJobs.push(job);
      },
      async enqueueRefresh(tx, job) {
        if (!isDoomed(tx)) sentRefreshes.push(job);
      },
      async enqueueImport(tx, job) {
        if (!isDoomed(tx)) sentImports.push(job);
      },
      async enqueueTopics(tx, job) {
        if (!isDoomed(tx)) sentTopics.push(job);
      },
      async enqueueMoves(tx, job) {
        if (!isDoomed(tx)) sentMoves.push(job);
      },
      async enqueueConsoleFetch(tx, { listId, run }, wait) {
        if (!isDoomed(tx)) sentConsoleFetches.push({ listId, run, ...wait });
      },
      async enqueueSiteRead(tx, job) {
        if (!isDoomed(tx)) sentSiteReads.push(job);
      },
      async enqueueBrief(tx, job) {
        if (!isDoomed(tx)) sentBriefs.push(job);
      },
      async enqueueRadar(tx, job) {
        if (!isDoomed(tx)) sentRadar.push(job);
      },
      async enqueueAlertCheck(tx, job) {
        if (!isDoomed(tx)) sentAlertChecks.push(job);
      },
      async enqueueMail(tx, ...mails) {
        if (!isDoomed(tx)) sentMails.push(...mails);
      },
    },
    probe: {
      async isReachable(domainName) {
        probed.push(domainName);
        if (domainName.startsWith('broken')) throw new Error('resolver crashed');
        return !domainName.startsWith('unreachable');
      },
    },
    webhooks: { post: async () => ({ status: 204, problem: null }) },
    rateLimiter: {
      async take(action, subject) {
        counted.push(`${action} ${subject}`);
      },
    },
    publicUrl: 'https://keydence.example',
    sessions: createTestSessions(database),
    files: {
      put: async (name, content) => void storedFiles.set(name, content),
      get: async (name) => storedFiles.get(name) ?? null,
      delete: async (name) => void storedFiles.delete(name),
    },
    encodePicture: async (file) => file,
    exportReader: createExportReader(),
    keywordAnalysis: {
      analyze: async () => Promise.reject(new Error('Test services do not compute topics.')),
    },
    moveRules: createTestMoveRules(),
    ...createTestSites(),
    searchConsole: null,
    sealer: createTestSealer(),
    adminEmails: ['admin@keydence.example'],
    log: {
      info: () => {},
      warn: () => {},
      error: (fields) => loggedErrors.push(fields),
    },
    ...overrides,
    sentJobs,
    sentRefreshes,
    sentImports,
    sentTopics,
    sentMoves,
    sentConsoleFetches,
    sentSiteReads,
    sentBriefs,
    sentRadar,
    sentAlertChecks,
    sentMails,
    probed,
    counted,
    storedFiles,
    loggedErrors,
  };
}
