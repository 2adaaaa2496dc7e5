export interface Transport {
  fetch: typeof fetch;
  /** From the first byte sent to the last byte received, milliseconds. */
  timeoutMs: number;
  /** Bytes; reading stops above it. */
  maxBytes: number;
}

export interface OutgoingRequest {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export type Exchange =
  | { kind: 'answer'; status: number; text: string; restForMs: number | null }
  /** `detail` is for the log: never a secret or the request's content. */
  | { kind: 'failure'; detail: string };

/** Sends one request and reads its response. Never throws or retries. */
export async function sendRequest(transport: Transport, request: OutgoingRequest): Promise<Exchange> {
  const { url, ...init } = request;
  try {
    const response = await transport.fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(transport.timeoutMs),
    });
    const text = await readText(response, transport.maxBytes);
    return { kind: 'answer', status: response.status, text, restForMs: readRest(response.headers) };
  } catch (error) {
    return { kind: 'failure', detail: describe(error) };
  }
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.byteLength;
    if (size > maxBytes) throw new Error('the answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** `Retry-After` in milliseconds, if it is given in seconds. */
function readRest(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const hasCode = typeof cause === 'object' && cause !== null && 'code' in cause;
  return hasCode ? String(cause.code) : error.message;
}
