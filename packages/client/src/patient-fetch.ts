import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Patience {
  /** Retries after 409 (a request with the same key is in progress), 429, 503 or no response. */
  retries: number;
  /** Longest wait; above it, the caller gets the response and decides. */
  longestWaitMs: number;
  /** Total wait for the setup of a domain (425). */
  setupWaitMs: number;
  pause: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const usual: Patience = {
  retries: 5,
  longestWaitMs: 60_000,
  setupWaitMs: 15 * 60_000,
  pause: (ms, signal) => sleep(ms, undefined, { signal }),
};

const key = 'Idempotency-Key';

/** Repeats a request until its response is final, or the retries are used up. */
export function createPatientFetch(
  patience: Partial<Patience> = {},
): (request: Request) => Promise<Response> {
  const { retries, longestWaitMs, setupWaitMs, pause } = { ...usual, ...patience };
  return async (request) => {
    nameOnce(request);
    let setupWaitedMs = 0;
    for (let attempt = 0; ; ) {
      const answer = await send(request, attempt < retries);
      const waitMs = await readWait(answer, attempt);
      const isSetup = answer?.status === 425;
      const isOver = isSetup ? setupWaitedMs + (waitMs ?? 0) > setupWaitMs : attempt >= retries;
      if (answer && (waitMs === null || waitMs > longestWaitMs || isOver)) return answer;
      await answer?.body?.cancel();
      await pause(waitMs ?? 0, request.signal);
      if (isSetup) setupWaitedMs += waitMs ?? 0;
      else attempt += 1;
    }
  };
}

/** Every attempt carries the same key. Uploads have none; sending a picture again replaces it. */
function nameOnce({ method, headers }: Request): void {
  const isUpload = headers.get('Content-Type')?.startsWith('multipart/form-data');
  if (method === 'POST' && !isUpload && !headers.has(key)) headers.set(key, randomUUID());
}

/** Null if no response arrived and a retry is safe. */
async function send(request: Request, mayRetry: boolean): Promise<Response | null> {
  try {
    return await fetch(request.clone());
  } catch (error) {
    const isSafe = request.method !== 'POST' || request.headers.has(key);
    if (request.signal.aborted) throw error;
    if (mayRetry && isSafe) return null;
    const { origin } = new URL(request.url);
    throw new Error(`${origin} does not answer. Check the address, and that Keydence runs there.`, {
      cause: error,
    });
  }
}

/** Milliseconds that the server asks to wait; null if it does not. */
async function readWait(answer: Response | null, attempt: number): Promise<number | null> {
  const grown = 1_000 * 2 ** attempt;
  if (answer === null) return grown;
  const isWorkedOn = answer.status === 409 && (await codeOf(answer)) === 'idempotency_key_in_use';
  if (!isWorkedOn && ![425, 429, 503].includes(answer.status)) return null;
  const given = Number(answer.headers.get('Retry-After') ?? Number.NaN);
  return given > 0 ? given * 1_000 : grown;
}

async function codeOf(answer: Response): Promise<unknown> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return body !== null && typeof body === 'object' && 'code' in body ? body.code : null;
}
