import path from 'node:path';
import { purgeSubscriptions } from '@keydence/api';
import { createApp } from './app.ts';
import { type Composition, compose } from './compose.ts';
import { type Env, readEnv } from './env.ts';
import { type Listener, listen } from './http/listen.ts';
import { readSiteValues } from './http/site-values.ts';
import { purgeIdempotencyKeys } from './idempotency/idempotency-keys.ts';
import { createLog } from './log.ts';
import { writeSubscribers } from './newsletter/write-subscribers.ts';
import { readOidcProviders } from './oidc-env.ts';
import { openDatabase } from './open-database.ts';
import { createPageViewPoster } from './page-views/page-view-poster.ts';
import { webDistFolder } from './paths.ts';
import { reportFeedbackDrift } from './report-feedback-drift.ts';
import { describeStartFailure } from './start-failure.ts';
import { startWorker, type Worker } from './worker/worker.ts';

const sweepIntervalMs = 60 * 60_000;

try {
  const env = readEnv();
  await (process.argv[2] === 'subscribers' ? exportSubscribers(env) : start(env));
} catch (error) {
  console.error(`Keydence cannot start: ${describeStartFailure(error)}`);
  process.exit(1);
}

async function start(env: Env): Promise<void> {
  const log = createLog(env.LOG_LEVEL);
  const composition = await compose(env, log);
  const { services, rateLimiter, identity, mailer, boss, mounts } = composition;
  const ending = new AbortController();
  const app = createApp({
    services,
    rateLimiter,
    authenticate: (authorization) => identity.authenticate(authorization),
    trustProxyHops: env.TRUST_PROXY_HOPS,
    publicUrl: env.PUBLIC_URL,
    apiOrigins: env.API_ORIGINS,
    webDist: webDistFolder,
    pageSettings: {
      'auth-path': env.AUTH_BASE_PATH,
      ...(env.AUTH_SAML_PROVIDERS.length > 0 && { 'single-sign-on': 'on' }),
      'sign-in-providers': readOidcProviders(env)
        .map(({ name }) => name)
        .join(','),
      // An empty value would read as none given.
      'second-factors': env.AUTH_MFA.join(',') || 'none',
      ...(env.BILLING_PORTAL_URL && { 'billing-portal-url': env.BILLING_PORTAL_URL }),
    },
    siteValues: readSiteValues(env),
    ...(env.ANALYTICS_URL && { pageViews: createPageViewPoster(env.ANALYTICS_URL, log) }),
    ending: ending.signal,
    mounts,
  });
  const listener = await listen({ host: env.HOST, port: env.PORT, fetch: app.fetch }).catch(async (error) => {
    await composition.close();
    throw error;
  });
  const worker = env.WORKER === 'inline' ? await startWorker(boss, services, mailer) : null;
  const sweep = setInterval(() => {
    void Promise.all([
      identity.sweep(),
      purgeSubscriptions(services),
      purgeIdempotencyKeys(services.database),
    ]).catch((error) => log.warn({ error }, 'what has expired could not be deleted'));
  }, sweepIntervalMs);

  // A promise that nobody waited for is a bug of ours; the requests of others go on.
  process.on('unhandledRejection', (error) => log.error({ error }, 'unhandled rejection'));
  void reportFeedbackDrift(services);
  void composition.liveSource?.check();
  stopOnSignal(async () => {
    ending.abort();
    clearInterval(sweep);
    await stop({ listener, worker, composition });
  });
  console.log(`Keydence is ready at ${addressOf(env, listener)}`);
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

/** Requests in flight first, then jobs, then the database. */
async function stop(parts: { listener: Listener; worker: Worker | null; composition: Composition }) {
  await parts.listener.drain();
  await parts.worker?.stop();
  await parts.composition.close();
}

function stopOnSignal(stopAll: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) return;
    isStopping = true;
    stopAll().then(
      () => process.exit(0),
      (error) => {
        console.error(`Keydence did not stop cleanly: ${error instanceof Error ? error.message : error}`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

function addressOf(env: Env, listener: Listener): string {
  return env.PORT === 0 ? `http://${env.HOST}:${listener.port}` : env.PUBLIC_URL;
}
