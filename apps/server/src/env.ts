import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { aiSettings } from './ai-env.ts';
import { authSettings, flag, httpUrl, whole } from './auth-env.ts';
import { browserSettings } from './browser/browser-env.ts';
import { databaseUrl } from './database-url.ts';
import { dataForSeoSettings } from './dataforseo-env.ts';
import { storageUrl } from './files/storage-url.ts';
import type { CallLimits } from './limits/call-limiter.ts';
import { isLoopback } from './loopback.ts';
import { oidcSettings } from './oidc-env.ts';
import { operationsSettings } from './operations-env.ts';
import { repositoryRoot } from './paths.ts';
import { samlSettings } from './saml-env.ts';
import { searchConsoleSettings } from './search-console-env.ts';
import { siteSettings } from './site-env.ts';
import { embeddingSettings } from './topics/embedding-env.ts';

const settings = z
  .object({
    PORT: z.coerce
      .number<string>({ error: 'must be a port number' })
      .int('must be a port number')
      .min(0, 'must be a port number')
      .max(65_535, 'must be a port number')
      .default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: httpUrl.optional(),
    TRUST_PROXY_HOPS: whole(0, { least: 0, most: 10 }),
    DATA_DIR: z.string().default(path.join(repositoryRoot, '.data')),
    POSTGRES_BINARIES: z.string().optional(),
    DATABASE_URL: databaseUrl.optional(),
    DATABASE_TENANT_URL: databaseUrl.optional(),
    DATABASE_DIRECT_URL: databaseUrl.optional(),
    MIGRATION_BACKUPS: whole(3, { least: 0, most: 100 }),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
    STORAGE_URL: storageUrl.optional(),
    MAIL_FROM: z.string().default('Keydence <keydence@localhost>'),
    MAILBOX_PAGE: flag(false),
    SMS_URL: httpUrl.optional(),
    SMS_FROM: z.string().default(''),
    ADMIN_EMAILS: z
      .string()
      .default('')
      .transform((list) => list.split(',').flatMap((item) => item.trim().toLowerCase() || []))
      .pipe(z.array(z.email({ error: 'must be e-mail addresses with commas between them' }))),
    BILLING_PORTAL_URL: httpUrl.optional(),
    API_ORIGINS: z
      .string()
      .default('')
      .transform((list) => list.split(',').flatMap((item) => item.trim() || []))
      .pipe(
        z.array(
          z.url().refine((text) => new URL(text).origin === text, {
            error: 'must be origins with commas between them',
          }),
        ),
      ),
    WORKER: z.enum(['inline', 'off'], { error: 'must be inline or off' }).default('inline'),
    RATE_LIMITS: flag(true),
    SAMPLE_HISTORY: flag(true),
    API_CALLS_PER_MINUTE: whole(120, { least: 1, most: 1_000_000 }),
    SCREEN_CALLS_PER_MINUTE: whole(600, { least: 60, most: 1_000_000 }),
    ...operationsSettings,
    ...aiSettings,
    ...browserSettings,
    ...embeddingSettings,
    ...authSettings,
    ...oidcSettings,
    ...siteSettings,
    ...samlSettings,
    ...dataForSeoSettings,
    ...searchConsoleSettings,
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
        error: 'must be trace, debug, info, warn, error, fatal or silent',
      })
      .default('info'),
  })
  .refine((env) => env.RATE_LIMITS || isLoopback(env.HOST), {
    path: ['RATE_LIMITS'],
    error: 'can be false only where HOST is a loopback address',
  })
  .refine((env) => !env.DATABASE_DIRECT_URL || env.DATABASE_URL, {
    path: ['DATABASE_DIRECT_URL'],
    error: 'is the address of PostgreSQL behind the pooler of DATABASE_URL; give both, or DATABASE_URL alone',
  })
  .refine((env) => !env.GOOGLE_CLIENT_ID === !env.GOOGLE_CLIENT_SECRET, {
    path: ['GOOGLE_CLIENT_SECRET'],
    error: 'must be given together with GOOGLE_CLIENT_ID',
  })
  .refine((env) => !env.AI_BASE_URL === !env.AI_MODEL, {
    path: ['AI_MODEL'],
    error: 'must be given together with AI_BASE_URL',
  })
  .refine((env) => !env.EMBEDDINGS_URL === !env.EMBEDDINGS_MODEL, {
    path: ['EMBEDDINGS_MODEL'],
    error: 'must be given together with EMBEDDINGS_URL',
  })
  .refine((env) => (env.AI_INPUT_PRICE === undefined) === (env.AI_OUTPUT_PRICE === undefined), {
    path: ['AI_OUTPUT_PRICE'],
    error: 'must be given together with AI_INPUT_PRICE',
  })
  .refine((env) => !env.SMS_URL || env.SMS_FROM !== '', {
    path: ['SMS_FROM'],
    error: 'must name the sender where SMS_URL is set',
  })
  .refine((env) => !env.DATAFORSEO_LOGIN === !env.DATAFORSEO_PASSWORD, {
    path: ['DATAFORSEO_PASSWORD'],
    error: 'must be given together with DATAFORSEO_LOGIN',
  })
  .refine((env) => !env.SEARCH_CONSOLE_CLIENT_ID === !env.SEARCH_CONSOLE_CLIENT_SECRET, {
    path: ['SEARCH_CONSOLE_CLIENT_SECRET'],
    error: 'must be given together with SEARCH_CONSOLE_CLIENT_ID',
  })
  .refine((env) => env.DATAFORSEO_BUDGET_USD <= env.DATAFORSEO_BUDGET_MAX_USD, {
    path: ['DATAFORSEO_BUDGET_USD'],
    error: 'must not be more than DATAFORSEO_BUDGET_MAX_USD',
  })
  .refine((env) => env.AUTH_RATE_LIMITS || isLoopback(env.HOST), {
    path: ['AUTH_RATE_LIMITS'],
    error: 'can be false only where HOST is a loopback address',
  })
  .refine((env) => Object.keys(env.AUTH_TEST_OTP).length === 0 || isLoopback(env.HOST), {
    path: ['AUTH_TEST_OTP'],
    error: 'can be set only where HOST is a loopback address',
  });

export type Env = ReturnType<typeof parseEnv>;

/** The field of a setting that is JSON; of a list, which may have several wrong members, its setting alone. */
function nameOf(place: readonly PropertyKey[]): string {
  const isField = place.slice(1).some((part) => typeof part === 'string');
  return (isField ? place : place.slice(0, 1)).map(String).join('.');
}

/**
 * Reads the settings; an empty value counts as missing.
 * @throws Error whose message is one line that names the wrong setting.
 */
export function parseEnv(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (!result.success) {
    const wrong = new Map(result.error.issues.map(({ path: place, message }) => [nameOf(place), message]));
    const sentences = [...wrong].map(([name, message]) => `${name} ${message}`);
    throw new Error(`${sentences.join('; ')} (see .env.example).`);
  }
  const env = result.data;
  return {
    ...env,
    DATA_DIR: path.resolve(env.DATA_DIR),
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/(?<!\/)\/+$/, ''),
    AUTH_SITE_URL: env.AUTH_SITE_URL?.replace(/(?<!\/)\/+$/, ''),
  };
}

export function readCallLimits(env: Env): CallLimits {
  return { api: env.API_CALLS_PER_MINUTE, screens: env.SCREEN_CALLS_PER_MINUTE };
}

/** Settings from the environment, then from `.env` in the repository. */
export function readEnv(): Env {
  const file = path.join(repositoryRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return parseEnv(process.env);
}
