import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createAnalyticsPoster } from './analytics/analytics-poster.ts';
import { type AppOptions, createApp } from './app.ts';
import { runBackup } from './backup/run-backup.ts';
import { runMove } from './backup/run-move.ts';
import { runRestore } from './backup/run-restore.ts';
import { runDistribute } from './cluster/run-distribute.ts';
import { type Composition, compose } from './compose.ts';
import { type Env, readEnv } from './env.ts';
import { type Listener, listen } from './http/listen.ts';
import { readSiteValues } from './http/site-values.ts';
import { createServiceKey } from './identity/create-service-key.ts';
import { arePasskeysOn } from './identity/relying-party.ts';
import { createLog } from './log.ts';
import { writeSubscribers } from './newsletter/write-subscribers.ts';
import { readOidcProviders } from './oidc-env.ts';
import { openDatabase } from './open-database.ts';
import { observeEdge } from './operations/observe-requests.ts';
import { startOperations } from './operations/start-operations.ts';
import { stopOnSignal } from './operations/stop-on-signal.ts';
import { startTelemetry } from './operations/telemetry.ts';
import { webDistFolder } from './paths.ts';
import { reportFeedbackDrift } from './report-feedback-drift.ts';
import { createUnchangedAnswer } from './rest/respond-not-modified.ts';
import { createKnownAnswers } from './rest/response-cache.ts';
import { runWorker } from './run-worker.ts';
import { describeStartFailure } from './start-failure.ts';
import { startSweep } from './worker/sweep.ts';
import { startWorker, type Worker } from './worker/worker.ts';

/** Programs by first argument; without one, the server starts. */
const tasks: Record<string, (env: Env) => Promise<void>> = {
  start,
  worker: runWorker,
  subscribers: exportSubscribers,
  migrate: changeDatabase,
  backup: runBackup,
  restore: runRestore,
  move: runMove,
  distribute: runDistribute,
  'service-key': async (env) => console.log(await createServiceKey(env, process.argv.slice(3))),
};

const name = process.argv[2] ?? 'start';
try {
  const task = tasks[name];
  if (!task) throw new Error(`There is no ${name}; there are ${Object.keys(tasks).join(', ')}.`);
  await task(readEnv());
} catch (error) {
  const isServer = name === 'start' || name === 'worker';
  console.error(`${isServer ? 'Keydence cannot start' : `npm run ${name}`}: ${describeStartFailure(error)}`);
  process.exit(1);
}

async function start(env: Env): Promise<void> {
  const log = createLog(env.LOG_LEVEL);
  const telemetry = await startTelemetry(env);
  const composition = await compose(env, log, telemetry);
  const { services, rateLimiter, callLimiter, identity, mailer, mailbox, boss, mounts } = composition;
  const ending = new AbortController();
  const operations = await startOperations(env, {
    database: services.database,
    telemetry,
    ending: ending.signal,
  }).catch(async (error) => {
    await composition.close();
    throw error;
  });
  const edge: AppOptions = {
    services,
    rateLimiter,
    ...(callLimiter && { callLimiter }),
    authenticate: (authorization) => identity.authenticate(authorization),
    recognise: (authorization) => identity.recognise(authorization),
    trustProxyHops: env.TRUST_PROXY_HOPS,
    publicUrl: env.PUBLIC_URL,
    apiOrigins: env.API_ORIGINS,
    webDist: webDistFolder,
    pageSettings: {
      'auth-path': env.AUTH_BASE_PATH,
      ...(mailbox.pageSetting && { outbox: mailbox.pageSetting }),
      ...(env.AUTH_SAML_PROVIDERS.length > 0 && { 'single-sign-on': 'on' }),
      'sign-in-providers': readOidcProviders(env)
        .map(({ name }) => name)
        .join(','),
      ...(arePasskeysOn(env) && { passkeys: 'on' }),
      ...(env.AUTH_OAUTH_SERVER && { 'connected-apps': 'on' }),
      // An empty value would count as missing.
      'second-factors': env.AUTH_MFA.join(',') || 'none',
      ...(env.BILLING_PORTAL_URL && { 'billing-portal-url': env.BILLING_PORTAL_URL }),
    },
    siteValues: readSiteValues(env),
    ...(env.ANALYTICS_URL && {
      analytics: {
        reporter: createAnalyticsPoster(env.ANALYTICS_URL, log),
        authPath: env.AUTH_BASE_PATH,
      },
    }),
    ...observeEdge(telemetry),
    known: createKnownAnswers(),
    readReadiness: operations.readReadiness,
    ending: ending.signal,
    mounts,
  };
  const listener = await listen({
    host: env.HOST,
    port: env.PORT,
    fetch: createApp(edge).fetch,
    // If requests are measured, all of them use the routes.
    ...(!edge.observeRequests && { answerAtOnce: createUnchangedAnswer(edge) }),
  }).catch(async (error) => {
    await operations.close();
    await composition.close();
    throw error;
  });
  const isWorking = env.WORKER === 'inline';
  const starting = isWorking ? startWorker(boss, services, mailer, telemetry.observe) : null;
  let stopSweep = () => {};
  // Requests are served from here on, so a signal must find the handler though the worker is not there yet.
  stopOnSignal(async (signal) => {
    ending.abort();
    stopSweep();
    // Load balancers see that this process is not ready and route requests elsewhere.
    if (signal === 'SIGTERM') await pause(env.DRAIN_DELAY_S * 1000);
    await stop({ listener, worker: await starting, composition });
    await operations.close();
  });
  await starting;
  if (ending.signal.aborted) return;
  if (isWorking) stopSweep = startSweep(composition);

  // An unhandled rejection is a bug: log it and keep serving.
  process.on('unhandledRejection', (error) => log.error({ error }, 'unhandled rejection'));
  void reportFeedbackDrift(services);
  void composition.liveSource?.check();
  const address = addressOf(env, listener);
  const kept = mailbox.describe(address);
  if (kept) console.log(kept);
  console.log(`Keydence is ready at ${address}`);
}

/** Brings the database up to date and ends, for a deployment that does this before its servers start. */
async function changeDatabase(env: Env): Promise<void> {
  const database = await openDatabase(env);
  await database.check().finally(() => database.close());
  console.log('The database is up to date.');
}

/** For the operator who sends a newsletter: `npm run subscribers`. */
async function exportSubscribers(env: Env): Promise<void> {
  const database = await openDatabase(env);
  const file = path.join(env.DATA_DIR, 'subscribers.csv');
  const count = await writeSubscribers({ database, publicUrl: env.PUBLIC_URL }, file).finally(() =>
    database.close(),
  );
  console.log(`Confirmed subscribers: ${count}, in ${file}`);
}

/** Finishes requests and jobs first, then closes the database. */
async function stop(parts: { listener: Listener; worker: Worker | null; composition: Composition }) {
  await Promise.all([parts.listener.drain(), parts.worker?.stop()]);
  await parts.composition.close();
}

function addressOf(env: Env, listener: Listener): string {
  return env.PORT === 0 ? `http://${env.HOST}:${listener.port}` : env.PUBLIC_URL;
}
