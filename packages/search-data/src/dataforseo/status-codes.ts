import { SourceError, type SourceFailureReason } from '@keydence/domain';

/**
 * Number of retries of a failed call, and the wait before them; `poll`: its task is not done yet.
 */
export type RetryRule = 'never' | 'once' | 'backoff' | 'next_minute' | 'poll';

/** Meaning of a failure's status code. */
export interface Failure {
  reason: SourceFailureReason;
  retry: RetryRule;
}

const failures: Record<number, Failure> = {
  40100: { reason: 'auth', retry: 'never' },
  40104: { reason: 'auth', retry: 'never' },
  40101: { reason: 'upstream', retry: 'never' },
  40103: { reason: 'upstream', retry: 'once' },
  40200: { reason: 'payment', retry: 'never' },
  40210: { reason: 'payment', retry: 'never' },
  40202: { reason: 'rate', retry: 'next_minute' },
  40203: { reason: 'provider_budget', retry: 'never' },
  40205: { reason: 'provider_budget', retry: 'never' },
  40206: { reason: 'provider_budget', retry: 'never' },
  40204: { reason: 'access', retry: 'never' },
  40207: { reason: 'access', retry: 'never' },
  40209: { reason: 'rate', retry: 'backoff' },
  40601: { reason: 'unavailable', retry: 'poll' },
  40602: { reason: 'unavailable', retry: 'poll' },
  50401: { reason: 'unavailable', retry: 'once' },
  50402: { reason: 'unavailable', retry: 'once' },
};

const ok = 20_000;
const noResults = 40_102;

/**
 * Interprets a status code of the envelope or of its task: a response, a response without results,
 * or a failure.
 */
export function readStatus(code: number): 'ok' | 'empty' | Failure {
  if (code === ok) return 'ok';
  if (code === noResults) return 'empty';
  const known = failures[code];
  if (known) return known;
  if (code >= 40_400 && code < 40_500) return { reason: 'not_found', retry: 'never' };
  if (code >= 40_000 && code < 50_000) return { reason: 'invalid', retry: 'never' };
  if (code >= 50_000 && code < 60_000) return { reason: 'unavailable', retry: 'backoff' };
  // A created task (20100) is no response to a live call either.
  return { reason: 'unreadable', retry: 'never' };
}

const messages: Record<SourceFailureReason, string> = {
  auth: 'DataForSEO refused the login. Check DATAFORSEO_LOGIN and DATAFORSEO_PASSWORD (the API password, not that of the account).',
  access:
    'DataForSEO does not let this server in: the subscription is missing or its address is not on the allow list.',
  payment: 'The DataForSEO account has no money left. Top it up, then try again.',
  provider_budget:
    'The DataForSEO account has reached a limit that was set for it there. Try again tomorrow.',
  rate: 'DataForSEO is asked too often right now. Try again in a minute.',
  unavailable: 'DataForSEO did not answer. Try again in a few minutes.',
  upstream: 'DataForSEO could not read the search engine. Try again in a few minutes.',
  invalid: 'DataForSEO did not take the question. The server log has the details.',
  not_found: 'DataForSEO does not know what it was asked for.',
  unreadable: 'DataForSEO answered in a form that Keydence does not know. The server log has the details.',
  market: 'DataForSEO has no keyword data for this country.',
};

export function failWith(reason: SourceFailureReason, retryAfterSeconds?: number): SourceError {
  return new SourceError(
    reason,
    messages[reason],
    retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
  );
}
