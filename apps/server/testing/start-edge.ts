import { type ImportJob, politeCrawl, type Services, type SetupJob } from '@keydence/api';
import { schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { AppError, createRulesAnalyst, type OutgoingMail, unpackFacts } from '@keydence/domain';
import { createExportReader, createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { v7 as uuidv7 } from 'uuid';
import { type AppOptions, createApp } from '../src/app.ts';
import { createDirectBriefRules } from '../src/briefs/direct-brief-rules.ts';
import { createPictureEncoder } from '../src/files/picture-encoder.ts';
import { readSiteValues } from '../src/http/site-values.ts';
import { createMoveRules } from '../src/moves/create-move-rules.ts';
import { findMoves } from '../src/moves/find-moves.ts';
import { createDirectPageRules } from '../src/pages/direct-page-rules.ts';
import { createDirectRadarRules } from '../src/radar/direct-radar-rules.ts';
import { createKnownAnswers } from '../src/rest/response-cache.ts';
import type { SiteSettings } from '../src/site-env.ts';
import { analyzeKeywords } from '../src/topics/analyze-keywords.ts';
import { createMemoryFileStore } from './memory-file-store.ts';

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
  text: string;
}

export interface Person {
  userId: string;
  email: string;
  call(method: string, path: string, body?: unknown): Promise<Answer>;
}

export interface TestEdge {
  services: Services;
  sentJobs: SetupJob[];
  sentImports: ImportJob[];
  sentMails: OutgoingMail[];
  loggedErrors: unknown[];
  app: ReturnType<typeof createApp>;
  options: AppOptions;
  /** Abort it to simulate the end of the process. */
  ending: AbortController;
  /** One raw request without added headers. */
  request(path: string, init?: RequestInit): Promise<Answer>;
  signUp(): Promise<Person>;
  close(): Promise<void>;
}

interface EdgeSettings
  extends Partial<
    Pick<
      AppOptions,
      'apiOrigins' | 'authenticate' | 'recognise' | 'callLimiter' | 'trustProxyHops' | 'analytics' | 'mounts'
    >
  > {
  webDist?: string;
  publicUrl?: string;
  siteSettings?: Partial<SiteSettings>;
}

/** Keywords of each sample site: a whole one takes a second to set up. */
const sampleSize = 120;

const testNow = () => new Date('2026-11-21T12:00:00Z');

/**
 * The complete HTTP surface on a separate database. The bearer token is the user id, since the
 * identity tests verify tokens; `ended` and `forged` cause the other two refusals.
 */
export async function startEdge(
  overrides: Partial<Services> = {},
  {
    webDist = '/nonexistent',
    publicUrl = 'http://localhost:3000',
    siteSettings = {},
    mounts = [],
    ...appOptions
  }: EdgeSettings = {},
): Promise<TestEdge> {
  const database = await createTestDatabase();
  const sample = createSampleSource({ now: testNow });
  const sentJobs: SetupJob[] = [];
  const sentImports: ImportJob[] = [];
  const sentMails: OutgoingMail[] = [];
  const loggedErrors: unknown[] = [];
  const services: Services = {
    database,
    now: testNow,
    newId: uuidv7,
    sources: { sample: { ...sample, ...limitSource(sample, sampleSize) } },
    budgets: { defaultUsd: 25, maxUsd: 250 },
    sampleDomains,
    analyst: createRulesAnalyst(),
    jobs: {
      enqueueSetup: async (_tx, job) => void sentJobs.push(job),
      enqueueRefresh: async () => {},
      enqueueImport: async (_tx, job) => void sentImports.push(job),
      enqueueTopics: async () => {},
      enqueueMoves: async () => {},
      enqueueConsoleFetch: async () => {},
      enqueueSiteRead: async () => {},
      enqueueBrief: async () => {},
      enqueueRadar: async () => {},
      enqueueAlertCheck: async () => {},
      enqueueMail: async (_tx, ...mails) => void sentMails.push(...mails),
    },
    probe: { isReachable: async (domainName) => !domainName.startsWith('unreachable') },
    webhooks: { post: async () => ({ status: 204, problem: null }) },
    rateLimiter: { take: async () => {} },
    publicUrl,
    sessions: {
      list: async () => [],
      end: async () => 0,
      endAllIn: async () => () => {},
      endKeyIn: async () => () => {},
      isOpen: async () => true,
      onEnding: async () => () => {},
    },
    files: createMemoryFileStore(),
    encodePicture: createPictureEncoder(),
    keywordAnalysis: { analyze: async (input, run) => analyzeKeywords(input, run) },
    exportReader: createExportReader(),
    moveRules: createMoveRules(async (facts, { onProgress }) => findMoves(unpackFacts(facts), onProgress)),
    pageBrowser: null,
    siteReader: {
      request: async () => ({ failure: 'unreachable', tookMs: 0 }),
      readTexts: async () => [],
    },
    pageRules: createDirectPageRules(),
    briefRules: createDirectBriefRules(),
    radarRules: createDirectRadarRules(),
    crawl: politeCrawl,
    searchConsole: null,
    sealer: { seal: async (text) => text, open: async (sealed) => sealed },
    adminEmails: [],
    log: { info: () => {}, warn: () => {}, error: (fields) => loggedErrors.push(fields) },
    ...overrides,
  };
  const emails = new Map<string, string>();
  const ending = new AbortController();
  const options: AppOptions = {
    services,
    rateLimiter: services.rateLimiter,
    authenticate: async (authorization) => toCaller(authorization, emails),
    recognise: (authorization) => {
      const caller = toCaller(authorization, emails);
      return caller instanceof AppError ? undefined : caller;
    },
    ...appOptions,
    publicUrl,
    webDist,
    pageSettings: { 'billing-portal-url': 'https://billing.example/' },
    siteValues: readSiteValues({ PUBLIC_URL: publicUrl, ...siteSettings }),
    known: createKnownAnswers(),
    ending: ending.signal,
    mounts,
  };
  const app = createApp(options);
  const request = async (path: string, init?: RequestInit) => toAnswer(await app.request(path, init));
  return {
    app,
    options,
    ending,
    services,
    sentJobs,
    sentImports,
    sentMails,
    loggedErrors,
    request,
    async signUp() {
      const userId = uuidv7();
      const email = `${userId}@people.example`;
      emails.set(userId, email);
      await database.db.insert(schema.users).values({ id: userId, email });
      const call = (method: string, path: string, body?: unknown) =>
        request(path, {
          method,
          headers: {
            authorization: `Bearer ${userId}`,
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
      return { userId, email, call };
    },
    close: () => database.close(),
  };
}

function toCaller(authorization: string | undefined, emails: Map<string, string>) {
  const token = authorization?.replace('Bearer ', '');
  if (!token) return new AppError('not_authenticated', 'Not authenticated');
  if (token === 'ended') {
    return new AppError('session_expired', 'Session expired. Please sign in again.');
  }
  const email = emails.get(token);
  if (!email) return new AppError('invalid_token', 'Authentication error. Please try again.');
  return { userId: token, email, sessionId: token };
}

async function toAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = text !== '' && response.headers.get('content-type')?.includes('json');
  const body = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
  return {
    status: response.status,
    headers: response.headers,
    ...withoutRequestId(response, { body, text }),
  };
}

/** Checks that every failure has the request id of the header, in this one place. */
function withoutRequestId({ headers }: Response, { body, text }: Pick<Answer, 'body' | 'text'>) {
  const { request_id: requestId, ...rest } = body;
  if (body.success !== false) return { body, text };
  const expected = headers.get('x-request-id');
  if (requestId !== expected) throw new Error(`request_id is ${requestId}, X-Request-Id is ${expected}`);
  return { body: rest, text: text.replace(`,"request_id":"${expected}"`, '') };
}
