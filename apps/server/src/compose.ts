import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createLlmAnalyst } from '@keydence/analyst';
import { type FileStore, type Logger, politeCrawl, removePicture, type Services } from '@keydence/api';
import type { DatabaseHandle } from '@keydence/db';
import {
  type Analyst,
  createRulesAnalyst,
  type KeywordAnalysis,
  type Mailer,
  type PageBrowser,
  type SearchDataSource,
} from '@keydence/domain';
import { createIdentity, type Identity } from '@keydence/identity';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import type { Hono } from 'hono';
import type PgBoss from 'pg-boss';
import { v7 as uuidv7 } from 'uuid';
import { readAnalystSettings } from './ai-env.ts';
import { createThreadedBriefRules } from './briefs/threaded-brief-rules.ts';
import { createPageBrowser } from './browser/create-page-browser.ts';
import { type Env, readCallLimits } from './env.ts';
import { openFileStore } from './files/open-file-store.ts';
import { createPictureEncoder } from './files/picture-encoder.ts';
import { readIdentitySettings } from './identity/identity-settings.ts';
import { oauthMetadataMounts } from './identity/oauth-metadata-routes.ts';
import { identityRoutes } from './identity/routes.ts';
import { createThreadedExportReader } from './imports/threaded-export-reader.ts';
import { type CallLimiter, createCallLimiter } from './limits/call-limiter.ts';
import { createRateLimiter, type ReportingRateLimiter, unlimited } from './limits/rate-limiter.ts';
import { type Mailbox, openMailbox } from './mail/open-mailbox.ts';
import { createOutboxMailer } from './mail/outbox-mailer.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { createMoveRules } from './moves/create-move-rules.ts';
import { createThreadedMoveSearch } from './moves/threaded-move-search.ts';
import { openDatabase } from './open-database.ts';
import { observeSource } from './operations/observe-source.ts';
import type { Telemetry } from './operations/telemetry.ts';
import { createThreadedPageRules } from './pages/threaded-page-rules.ts';
import {
  analysisThreadFile,
  briefsThreadFile,
  exportThreadFile,
  movesThreadFile,
  pagesThreadFile,
  radarThreadFile,
} from './paths.ts';
import { createDomainProbe } from './probe/domain-probe.ts';
import { createThreadedRadarRules } from './radar/threaded-radar-rules.ts';
import { reportShape } from './report-shape.ts';
import { createConfiguredSearchConsole } from './search-data/create-configured-search-console.ts';
import { createLiveSource, type LiveSource } from './search-data/create-live-source.ts';
import { createSiteReader } from './site-reader/create-site-reader.ts';
import { createOutboxSmsSender } from './sms/outbox-sms-sender.ts';
import { createTwilioSmsSender } from './sms/twilio-sms-sender.ts';
import { createEmbeddingEndpoint, type EmbeddingEndpoint } from './topics/embedding-endpoint.ts';
import { readEmbeddingSettings } from './topics/embedding-env.ts';
import { rememberKeywordAnalysis } from './topics/remember-keyword-analysis.ts';
import { createThreadedKeywordAnalysis } from './topics/threaded-keyword-analysis.ts';
import { createWebhookPoster } from './webhooks/webhook-poster.ts';
import { createJobQueue } from './worker/job-queue.ts';
import { openQueue } from './worker/worker.ts';

export interface Composition {
  services: Services;
  rateLimiter: ReportingRateLimiter;
  /** Null without a limit. */
  callLimiter: CallLimiter | null;
  identity: Identity;
  mailer: Mailer;
  mailbox: Mailbox;
  boss: PgBoss;
  /** Null without a live search data account. */
  liveSource: LiveSource | null;
  mounts: { path: string; routes: Hono }[];
  close(): Promise<void>;
}

/**
 * Opens the database, migrates its schema, and builds the services. Starts no job and no listener.
 */
export async function compose(env: Env, log: Logger, telemetry: Telemetry): Promise<Composition> {
  const settings = await readIdentitySettings(env);
  const database = await openDatabase(env, telemetry.database);
  try {
    await database.check();
    await reportShape(database, log);
  } catch (error) {
    await database.close();
    throw error;
  }
  telemetry.metrics?.watchDatabase(database);
  const boss = await openQueue(database, (error) => log.warn({ error }, 'the job queue has trouble'));
  const mailbox = openMailbox(env, (line) => console.log(line));
  const outbox = path.join(env.DATA_DIR, 'outbox');
  const mailer = env.SMTP_URL
    ? createSmtpMailer(env.SMTP_URL, env.MAIL_FROM)
    : createOutboxMailer(outbox, env.MAIL_FROM);
  const sms = env.SMS_URL ? createTwilioSmsSender(env.SMS_URL, env.SMS_FROM) : createOutboxSmsSender(outbox);
  const files = openFileStore(env);
  const identity = createIdentity({
    database,
    now,
    newId: uuidv7,
    mailer,
    sms,
    enqueueMail: createJobQueue(boss).enqueueMail,
    deletePicture: (url) => removePicture({ files, log }, url),
    settings,
    onFailure: (error) => log.error({ error }, 'a mail or text message could not be sent'),
  });
  const rateLimiter = env.RATE_LIMITS ? createRateLimiter(database) : unlimited;
  const liveSource = createLiveSource({ env, database, log, now, metrics: telemetry.metrics });
  return {
    services: wireServices({ env, log, telemetry, database, boss, rateLimiter, identity, liveSource, files }),
    liveSource,
    rateLimiter,
    callLimiter: env.RATE_LIMITS ? createCallLimiter(readCallLimits(env), () => performance.now()) : null,
    identity,
    mailer,
    mailbox,
    boss,
    mounts: [
      {
        path: env.AUTH_BASE_PATH,
        routes: identityRoutes(identity, {
          trustProxyHops: env.TRUST_PROXY_HOPS,
          origins: env.API_ORIGINS,
          onFailure: (error) => log.error({ error }, 'sign-in failed unexpectedly'),
        }),
      },
      ...oauthMetadataMounts(identity, { basePath: env.AUTH_BASE_PATH, origins: env.API_ORIGINS }),
      ...(mailbox.routes ? [{ path: '/', routes: mailbox.routes }] : []),
    ],
    async close() {
      await boss.stop({ graceful: true, wait: true, timeout: 1_000 });
      await identity.close();
      await database.close();
    },
  };
}

const now = () => new Date();

interface Parts {
  env: Env;
  log: Logger;
  telemetry: Telemetry;
  database: DatabaseHandle;
  boss: PgBoss;
  rateLimiter: ReportingRateLimiter;
  identity: Identity;
  liveSource: LiveSource | null;
  files: FileStore;
}

function wireServices(parts: Parts): Services {
  const { env, log, telemetry, database, boss, rateLimiter, identity, liveSource, files } = parts;
  const observed = (source: SearchDataSource) => observeSource(source, telemetry.observe);
  return {
    database,
    now,
    newId: uuidv7,
    // The live source comes first, so sample numbers never replace its data.
    sources: {
      ...(liveSource && { dataforseo: observed(liveSource.source) }),
      sample: observed(createSampleSource({ now, hasStory: env.SAMPLE_HISTORY })),
    },
    budgets: { defaultUsd: env.DATAFORSEO_BUDGET_USD, maxUsd: env.DATAFORSEO_BUDGET_MAX_USD },
    sampleDomains,
    analyst: chooseAnalyst(env, log),
    jobs: createJobQueue(boss),
    webhooks: createWebhookPoster(),
    probe: createDomainProbe({ now: Date.now, pause: (ms) => pause(ms), random: Math.random }),
    rateLimiter,
    publicUrl: env.PUBLIC_URL,
    sessions: identity.sessions,
    files,
    encodePicture: createPictureEncoder(),
    keywordAnalysis: chooseKeywordAnalysis(env, log),
    moveRules: createMoveRules(createThreadedMoveSearch({ program: movesThreadFile })),
    siteReader: createSiteReader({ aboutUrl: `${env.PUBLIC_URL}/bot` }),
    pageBrowser: chooseBrowser(env, log),
    pageRules: createThreadedPageRules({ program: pagesThreadFile }),
    briefRules: createThreadedBriefRules({ program: briefsThreadFile }),
    radarRules: createThreadedRadarRules({ program: radarThreadFile }),
    crawl: politeCrawl,
    exportReader: createThreadedExportReader({ program: exportThreadFile }),
    searchConsole: createConfiguredSearchConsole(env, log),
    sealer: identity.sealer,
    adminEmails: env.ADMIN_EMAILS,
    log,
  };
}

function chooseKeywordAnalysis(env: Env, log: Logger): KeywordAnalysis {
  const endpoint = chooseEmbeddings(env);
  const analysis = createThreadedKeywordAnalysis({
    program: analysisThreadFile,
    endpoint,
    onFallback: (reason) => log.warn({ reason }, 'topics were computed without the embedding endpoint'),
  });
  return endpoint ? analysis : rememberKeywordAnalysis(analysis);
}

function chooseEmbeddings(env: Env): EmbeddingEndpoint | null {
  const settings = readEmbeddingSettings(env);
  if (!settings) return null;
  return createEmbeddingEndpoint(settings, {
    pause: (ms, signal) => pause(ms, undefined, { signal }),
    now: () => performance.now(),
  });
}

function chooseBrowser(env: Env, log: Logger): PageBrowser | null {
  const { CRAWL_BROWSER_URL: endpoint, CRAWL_BROWSER_PROXY_HOST: proxyHost } = env;
  if (!endpoint) return null;
  return createPageBrowser({
    endpoint,
    proxyHost,
    aboutUrl: `${env.PUBLIC_URL}/bot`,
    onFailure: (error) => log.warn({ error }, 'the browser could not render a page'),
  });
}

function chooseAnalyst(env: Env, log: Logger): Analyst {
  const settings = readAnalystSettings(env);
  if (!settings) return createRulesAnalyst();
  return createLlmAnalyst(settings, {
    onFallback: (section, reason, detail) =>
      log.warn({ section, reason, detail, model: settings.model }, 'the rules wrote a section of a report'),
    onDropped: (section, count, problems) =>
      log.warn(
        { section, count, problems: problems.slice(0, 5), model: settings.model },
        'statements of a language model were dropped',
      ),
  });
}
