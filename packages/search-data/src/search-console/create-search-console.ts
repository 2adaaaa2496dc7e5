import { createHash } from 'node:crypto';
import {
  makeStorable,
  type SearchConsole,
  type SearchConsoleAccount,
  searchConsoleScope,
} from '@keydence/domain';
import { z } from 'zod';
import { judgeAnswer, judgeToken, type Outcome } from './judge-exchange.ts';
import { failWith, scopeMissing } from './messages.ts';
import { type OutgoingRequest, sendRequest, type Transport } from './send-request.ts';

export interface SearchConsoleOptions extends Transport {
  clientId: string;
  clientSecret: string;
  /** Google's consent page. */
  authorizeUrl: string;
  /** Without a trailing slash; the parent of `/token` and `/revoke`. */
  oauthUrl: string;
  /** Without a trailing slash; the parent of `/webmasters/v3`. */
  apiUrl: string;
  clock: () => number;
  sleep: (ms: number) => Promise<void>;
  random: () => number;
  log: { warn(fields: Record<string, unknown>, message: string): void };
}

const mostRetries = 4;
/** Longer pauses requested by Google are not waited for. */
const longestWaitMs = 60_000;
/** Milliseconds before its expiry at which a token is no longer used. */
const tokenMarginMs = 60_000;

const grantAnswer = z.looseObject({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  scope: z.string(),
});
const tokenAnswer = z.looseObject({ access_token: z.string().min(1), expires_in: z.number() });
const sitesAnswer = z.looseObject({
  siteEntry: z.array(z.looseObject({ siteUrl: z.string(), permissionLevel: z.string() })).default([]),
});
const count = z.number().nonnegative();
const rowsAnswer = z.looseObject({
  rows: z
    .array(
      z.object({
        // Removes characters that the database cannot store.
        keys: z.array(z.string().transform(makeStorable)),
        clicks: count,
        impressions: count,
        position: count,
      }),
    )
    .default([]),
});

/**
 * Google's Search Console API (v3) with its OAuth: failed requests are retried, because they cost
 * and change nothing; only a code is exchanged once.
 */
export function createSearchConsole(options: SearchConsoleOptions): SearchConsole {
  const { clientId, clientSecret, oauthUrl } = options;
  const post = (path: string, form: Record<string, string>): OutgoingRequest => ({
    url: `${oauthUrl}/${path}`,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams(form).toString(),
  });
  const registration = { client_id: clientId, client_secret: clientSecret };
  const askToken = async (refreshToken: string) => {
    const request = post('token', {
      ...registration,
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    });
    return ask(options, async () => judgeToken(await sendRequest(options, request), tokenAnswer));
  };

  return {
    authorizeUrl({ redirectUri, state, codeVerifier }) {
      const url = new URL(options.authorizeUrl);
      const query = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: searchConsoleScope,
        state,
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
        // Only then does Google issue a token that outlives the hour, also to users who agreed
        // before.
        access_type: 'offline',
        prompt: 'consent',
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },
    async exchangeCode({ redirectUri, code, codeVerifier }) {
      const request = post('token', {
        ...registration,
        grant_type: 'authorization_code',
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
      });
      const outcome = judgeToken(await sendRequest(options, request), grantAnswer);
      const { refresh_token: refreshToken, scope } = take(options, outcome);
      if (!scope.split(' ').includes(searchConsoleScope)) throw failWith('access', scopeMissing);
      return { refreshToken, scope };
    },
    open: (refreshToken) => openAccount(options, () => askToken(refreshToken)),
    async revoke(refreshToken) {
      const request = post('revoke', { token: refreshToken });
      await ask(options, async () => {
        const exchange = await sendRequest(options, request);
        // 400 invalid_token: the authorization is already revoked.
        if (exchange.kind === 'answer' && exchange.status < 500 && exchange.status !== 429)
          return { answer: null };
        return judgeAnswer(exchange, z.never());
      });
    },
  };
}

type Token = z.output<typeof tokenAnswer>;

function openAccount(options: SearchConsoleOptions, askToken: () => Promise<Token>): SearchConsoleAccount {
  const { apiUrl, clock } = options;
  let known: { token: string; until: number } | null = null;
  const findToken = async () => {
    if (known && known.until > clock()) return known.token;
    const { access_token: token, expires_in: seconds } = await askToken();
    known = { token, until: clock() + seconds * 1000 - tokenMarginMs };
    return token;
  };
  const call = async <Answer>(path: string, answer: z.ZodType<Answer>, body?: object): Promise<Answer> => {
    let isRenewed = false;
    return ask(options, async () => {
      for (;;) {
        const headers = { authorization: `Bearer ${await findToken()}`, accept: 'application/json' };
        const url = `${apiUrl}/webmasters/v3/${path}`;
        const request: OutgoingRequest = body
          ? {
              url,
              method: 'POST',
              headers: { ...headers, 'content-type': 'application/json' },
              body: JSON.stringify(body),
            }
          : { url, method: 'GET', headers };
        const outcome = judgeAnswer(await sendRequest(options, request), answer);
        const isExpired = 'isExpired' in outcome && outcome.isExpired === true;
        if (!isExpired || isRenewed) return outcome;
        isRenewed = true;
        known = null;
      }
    });
  };
  return {
    async listSites() {
      const { siteEntry } = await call('sites', sitesAnswer);
      return siteEntry.map(({ siteUrl, permissionLevel }) => ({
        property: siteUrl,
        permission: permissionLevel,
      }));
    },
    async query({ property, ...question }) {
      const path = `sites/${encodeURIComponent(property)}/searchAnalytics/query`;
      const { rows } = await call(path, rowsAnswer, { ...question, type: 'web', dataState: 'final' });
      return rows;
    },
  };
}

/** Retries until a response or a permanent refusal. SourceError. */
async function ask<Answer>(
  options: SearchConsoleOptions,
  attempt: () => Promise<Outcome<Answer>>,
): Promise<Answer> {
  for (let retries = 0; ; retries += 1) {
    const outcome = await attempt();
    const waitMs = 'answer' in outcome ? null : waitBeforeRetry(outcome, retries, options.random);
    if (waitMs === null) return take(options, outcome);
    await options.sleep(waitMs);
  }
}

function waitBeforeRetry(
  { canRetry, restForMs }: Exclude<Outcome<never>, { answer: never }>,
  retries: number,
  random: () => number,
): number | null {
  if (!canRetry || retries >= mostRetries) return null;
  const rest = restForMs ?? 0;
  return rest > longestWaitMs ? null : Math.max(rest, 1000 * 2 ** retries * (1 + random() / 4));
}

function take<Answer>({ log }: SearchConsoleOptions, outcome: Outcome<Answer>): Answer {
  if ('answer' in outcome) return outcome.answer;
  const { reason, detail, message } = outcome;
  log.warn({ reason, detail }, 'Search Console did not answer');
  throw failWith(reason, message);
}
