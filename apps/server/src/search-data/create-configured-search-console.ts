import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@keydence/api';
import type { SearchConsole } from '@keydence/domain';
import { createSearchConsole } from '@keydence/search-data';
import type { Env } from '../env.ts';

/** A page of 25,000 rows takes Google some seconds. */
const timeoutMs = 60_000;
/** Such a page has reached 8 MB with long addresses. */
const maxBytes = 64 * 1024 * 1024;

export function createConfiguredSearchConsole(env: Env, log: Logger): SearchConsole | null {
  const { SEARCH_CONSOLE_CLIENT_ID: clientId, SEARCH_CONSOLE_CLIENT_SECRET: clientSecret } = env;
  if (!clientId || !clientSecret) return null;
  const withoutSlash = (url: string) => url.replace(/(?<!\/)\/+$/, '');
  return createSearchConsole({
    clientId,
    clientSecret,
    authorizeUrl: env.SEARCH_CONSOLE_AUTHORIZE_URL,
    oauthUrl: withoutSlash(env.SEARCH_CONSOLE_OAUTH_URL),
    apiUrl: withoutSlash(env.SEARCH_CONSOLE_API_URL),
    fetch,
    timeoutMs,
    maxBytes,
    clock: Date.now,
    sleep: (ms) => pause(ms),
    random: Math.random,
    log,
  });
}
