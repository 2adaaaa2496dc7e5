import { z } from 'zod';
import { apiIsOff, codeRefused, notRegistered, type SearchConsoleFailureReason } from './messages.ts';
import type { Exchange } from './send-request.ts';

/** A response, or the failure with whether a retry may help. */
export type Outcome<Answer> =
  | { answer: Answer }
  | {
      reason: SearchConsoleFailureReason;
      /** Replaces the message of the reason. */
      message?: string;
      canRetry: boolean;
      restForMs: number | null;
      /** The current token expired; a new one may work. */
      isExpired?: boolean;
      /** For the log. */
      detail: string;
    };

type Refusal = Exclude<Outcome<never>, { answer: never }>;

const apiError = z.looseObject({
  error: z.looseObject({
    status: z.string().nullish(),
    errors: z.array(z.looseObject({ reason: z.string().nullish() })).nullish(),
    details: z.array(z.looseObject({ reason: z.string().nullish() })).nullish(),
  }),
});
const oauthError = z.looseObject({ error: z.string() });

/** Transient reasons of a 403 (and 429): limits of a user, a minute or a day, such as `dailyLimitExceeded`. */
const ratePattern = /^\w*(limit|quota|daily)\w*Exceeded$|^RATE_LIMIT_EXCEEDED$/i;
const offPattern = /^(accessNotConfigured|SERVICE_DISABLED)$/;
const scopePattern = /^(insufficientPermissions|ACCESS_TOKEN_SCOPE_INSUFFICIENT)$/;

/** Reads a response of the API. One that is no JSON was interrupted, or is the page of a gateway. */
export function judgeAnswer<Answer>(exchange: Exchange, schema: z.ZodType<Answer>): Outcome<Answer> {
  if (exchange.kind === 'failure') return unavailable(exchange.detail);
  const { status, text, restForMs } = exchange;
  const json = parseJson(text);
  if (status >= 200 && status < 300) {
    const detail = `HTTP ${status} with ${text.length} characters`;
    if (json === undefined) {
      return { reason: 'unavailable', canRetry: true, restForMs, detail: `${detail} that are no JSON` };
    }
    const parsed = schema.safeParse(json);
    if (parsed.success) return { answer: parsed.data };
    return { reason: 'unreadable', canRetry: false, restForMs, detail: `${detail} in another form` };
  }
  return { ...judgeRefusal(status, readReasons(json)), restForMs };
}

function judgeRefusal(status: number, reasons: readonly string[]): Refusal {
  const detail = `HTTP ${status} ${reasons.join(' ')}`.trim();
  const refusal = (reason: SearchConsoleFailureReason, more: Partial<Refusal> = {}): Refusal => ({
    reason,
    canRetry: false,
    restForMs: null,
    detail,
    ...more,
  });
  const has = (pattern: RegExp) => reasons.some((reason) => pattern.test(reason));
  if (status === 401) return refusal('auth', { isExpired: true });
  if (status === 429 || has(ratePattern)) return refusal('rate', { canRetry: true });
  if (status >= 500) return refusal('unavailable', { canRetry: true });
  if (has(offPattern)) return refusal('access', { message: apiIsOff });
  if (has(scopePattern)) return refusal('auth');
  if (status === 403) return refusal('access');
  return refusal(status === 404 ? 'not_found' : 'invalid');
}

/** Reads a response of the token endpoint (RFC 6749, section 5). */
export function judgeToken<Answer>(exchange: Exchange, schema: z.ZodType<Answer>): Outcome<Answer> {
  if (exchange.kind === 'failure') return unavailable(exchange.detail);
  const refused = oauthError.safeParse(parseJson(exchange.text));
  const isRefused = exchange.status >= 400 && exchange.status < 500 && exchange.status !== 429;
  if (!isRefused || !refused.success) return judgeAnswer(exchange, schema);
  const { error } = refused.data;
  const refusal = { canRetry: false, restForMs: null, detail: `HTTP ${exchange.status} ${error}` };
  if (error === 'invalid_grant') return { ...refusal, reason: 'auth' };
  if (error === 'invalid_client' || error === 'unauthorized_client') {
    return { ...refusal, reason: 'access', message: notRegistered };
  }
  return { ...refusal, reason: 'invalid', message: codeRefused };
}

function unavailable(detail: string): Refusal {
  return { reason: 'unavailable', canRetry: true, restForMs: null, detail };
}

function readReasons(json: unknown): string[] {
  const parsed = apiError.safeParse(json);
  if (!parsed.success) return [];
  const { errors, details } = parsed.data.error;
  return [...(errors ?? []), ...(details ?? [])].flatMap(({ reason }) => reason ?? []);
}

/** Undefined for invalid JSON: truncated, empty, or a gateway's page. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
