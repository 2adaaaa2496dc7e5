import type { SourceFailureReason } from '@keydence/domain';
import type { Fault } from './circuit-breaker.ts';
import { type Envelope, envelope } from './envelope.ts';

export interface Endpoint {
  /** Without a trailing slash. */
  baseUrl: string;
  login: string;
  password: string;
  fetch: typeof fetch;
  timeouts: {
    /**
     * From the first byte sent to the last byte received, milliseconds. Connecting has fetch's own
     * limit of 10 s.
     */
    wholeMs: number;
    /** Between two chunks of the response, milliseconds. */
    stallMs: number;
  };
  clock: () => number;
  /** Bytes; reading stops above it. */
  maxBytes: number;
}

export type Exchange =
  | { kind: 'answer'; httpStatus: number; envelope: Envelope; restForMs: number | null }
  | {
      kind: 'failure';
      reason: SourceFailureReason;
      /** True if the provider may have executed, and billed, the request. */
      mayBeBilled: boolean;
      /** Null: the provider has responded with a refusal. */
      fault: Fault | null;
      /** For the log; never a credential or the request's content. */
      detail: string;
      restForMs: number | null;
    };

/** Failures of `fetch` that certainly occurred before sending. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

interface Question {
  path: string;
  body?: unknown;
}

/** Sends one request and reads its envelope. Never throws or retries. */
export async function sendRequest(endpoint: Endpoint, { path, body }: Question): Promise<Exchange> {
  const { baseUrl, login, password, timeouts, maxBytes } = endpoint;
  const aborting = new AbortController();
  const whole = setTimeout(() => aborting.abort(new Error('the whole took too long')), timeouts.wholeMs);
  try {
    const response = await endpoint.fetch(`${baseUrl}/v3/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: aborting.signal,
    });
    const restForMs = readRest(response.headers.get('retry-after'), endpoint.clock());
    const text = await readText(response, { maxBytes, stallMs: timeouts.stallMs, aborting });
    return readEnvelope(response.status, text, restForMs);
  } catch (error) {
    const code = codeOf(error);
    const wasSent = code === null || !neverSent.has(code);
    const detail = code ?? (error instanceof Error ? error.message : 'unknown');
    // A too large response is a fault of this request.
    const fault = error instanceof TooLargeError ? 'own' : 'outage';
    return { kind: 'failure', reason: 'unavailable', mayBeBilled: wasSent, fault, detail, restForMs: null };
  } finally {
    clearTimeout(whole);
  }
}

class TooLargeError extends Error {}

async function readText(
  response: Response,
  { maxBytes, stallMs, aborting }: { maxBytes: number; stallMs: number; aborting: AbortController },
): Promise<string> {
  if (!response.body) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  const startTimer = () =>
    setTimeout(() => aborting.abort(new Error('the answer came to a standstill')), stallMs);
  let stall = startTimer();
  try {
    for await (const part of response.body) {
      clearTimeout(stall);
      size += part.byteLength;
      if (size > maxBytes) {
        aborting.abort();
        throw new TooLargeError('the answer is too large');
      }
      parts.push(part);
      stall = startTimer();
    }
  } finally {
    clearTimeout(stall);
  }
  return Buffer.concat(parts).toString('utf8');
}

function readEnvelope(httpStatus: number, text: string, restForMs: number | null): Exchange {
  const parsed = envelope.safeParse(parseJson(text));
  if (parsed.success) return { kind: 'answer', httpStatus, envelope: parsed.data, restForMs };
  const reason = reasonOfStatus(httpStatus);
  const isDown = httpStatus >= 500 || httpStatus === 429;
  return {
    kind: 'failure',
    reason,
    fault: faultOf(reason),
    // A gateway's refusal before the provider, or a truncated body after it: only the latter may be
    // billed.
    mayBeBilled: httpStatus < 400 || httpStatus >= 500,
    detail: `HTTP ${httpStatus} without an envelope${isDown ? '' : ` (${text.length} characters)`}`,
    restForMs,
  };
}

function reasonOfStatus(httpStatus: number): SourceFailureReason {
  if (httpStatus === 401 || httpStatus === 403) return 'auth';
  if (httpStatus === 402) return 'payment';
  if (httpStatus === 404) return 'not_found';
  if (httpStatus === 429) return 'rate';
  return httpStatus >= 500 ? 'unavailable' : 'unreadable';
}

/** A body of another shape may be the request's fault; a refusal is a response. */
function faultOf(reason: SourceFailureReason): Fault | null {
  if (reason === 'unavailable') return 'outage';
  return reason === 'unreadable' ? 'own' : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Truncated, or a gateway's page: the envelope's schema rejects it.
    return null;
  }
}

/**
 * `Retry-After` in milliseconds: seconds, or the time until a future date (RFC 9110, section
 * 10.2.3).
 */
function readRest(header: string | null, now: number): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return wait >= 0 && Number.isFinite(wait) ? wait : null;
}

function codeOf(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : null;
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return null;
  return typeof cause.code === 'string' ? cause.code : null;
}
