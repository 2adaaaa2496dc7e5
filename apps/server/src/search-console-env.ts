import { z } from 'zod';
import { httpUrl } from './auth-env.ts';
import { isLoopback } from './loopback.ts';

/** Secrets are sent there, so only this machine is allowed without TLS. */
const secureUrl = httpUrl.refine(
  (url) => new URL(url).protocol === 'https:' || isLoopback(new URL(url).hostname),
  { error: 'must be an https address, as secrets go there' },
);

/** This server's Google registration for reading Search Console; without it, the feature is off. */
export const searchConsoleSettings = {
  SEARCH_CONSOLE_CLIENT_ID: z.string().optional(),
  SEARCH_CONSOLE_CLIENT_SECRET: z.string().optional(),
  SEARCH_CONSOLE_AUTHORIZE_URL: secureUrl.default('https://accounts.google.com/o/oauth2/v2/auth'),
  SEARCH_CONSOLE_OAUTH_URL: secureUrl.default('https://oauth2.googleapis.com'),
  SEARCH_CONSOLE_API_URL: secureUrl.default('https://searchconsole.googleapis.com'),
};
