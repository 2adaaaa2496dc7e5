import { readLimitedText } from '@keydence/analyst';
import { z } from 'zod';

export interface EmbeddingSettings {
  /** `https://api.openai.com/v1`, `http://localhost:11434/v1`: the part before `/embeddings`. */
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
}

export interface EmbeddingTools {
  /** Waits; rejects if the signal aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** Monotonic milliseconds. */
  now: () => number;
  requestLimitMs?: number;
}

/**
 * A row of `width` numbers for each text, concatenated; or the reason for none, as the end of a
 * sentence.
 */
export type Embedded =
  | { kind: 'vectors'; width: number; values: Float32Array<ArrayBuffer> }
  | { kind: 'failed'; reason: string };

interface EmbeddingRun {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Vectors of texts from an endpoint. Rejects only if `signal` aborts. */
export interface EmbeddingEndpoint {
  readonly model: string;
  embed(texts: readonly string[], run: EmbeddingRun): Promise<Embedded>;
}

/** Texts per request. If a service refuses that many, later requests have half. */
const mostTexts = 128;
const attempts = 4;
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
const defaultRequestLimitMs = 30_000;
/** Milliseconds for all requests of one list. */
const totalLimitMs = 600_000;
const maxAnswerBytes = 32_000_000;
/** 256 MB. */
const maxValues = 64_000_000;
const tooMany = new Set([400, 413, 422]);

const answerShape = z.looseObject({
  data: z.array(
    z.looseObject({ index: z.number().int().nonnegative(), embedding: z.array(z.number()).min(2) }),
  ),
});

type Reply =
  | { kind: 'rows'; rows: number[][] }
  | { kind: 'too_many'; reason: string }
  /** `retryAfterMs` is undefined if the client chooses the pause, null if a retry is pointless. */
  | { kind: 'failed'; reason: string; retryAfterMs?: number | null };

/**
 * Reference: POST /embeddings of the OpenAI API, also supported by Ollama, vLLM and Text Embeddings
 * Inference.
 */
export function createEmbeddingEndpoint(
  settings: EmbeddingSettings,
  { pause, now, requestLimitMs = defaultRequestLimitMs }: EmbeddingTools,
): EmbeddingEndpoint {
  /** One request, with retries if they can help. */
  async function askOften(texts: readonly string[], signal: AbortSignal, until: number): Promise<Reply> {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await ask(
        settings,
        texts,
        AbortSignal.any([signal, AbortSignal.timeout(requestLimitMs)]),
      );
      signal.throwIfAborted();
      if (reply.kind !== 'failed' || reply.retryAfterMs === null || attempt === attempts) return reply;
      const wait = Math.min(reply.retryAfterMs ?? firstPauseMs * 2 ** (attempt - 1), longestPauseMs);
      if (now() + wait > until) return reply;
      await pause(wait, signal);
    }
  }

  return {
    model: settings.model,
    async embed(texts, { signal, onProgress }) {
      const until = now() + totalLimitMs;
      let size = mostTexts;
      let values = new Float32Array(0);
      let width = 0;
      for (let start = 0; start < texts.length; ) {
        if (now() > until) return failed('it took longer than 10 minutes');
        const reply = await askOften(texts.slice(start, start + size), signal, until);
        if (reply.kind === 'too_many' && size > 1) {
          size = Math.ceil(size / 2);
          continue;
        }
        if (reply.kind !== 'rows') return failed(reply.reason);
        if (width === 0) {
          width = reply.rows[0]?.length ?? 0;
          if (width * texts.length > maxValues)
            return failed('the vectors of the list need more than 256 MB');
          values = new Float32Array(width * texts.length);
        }
        for (const row of reply.rows) {
          if (row.length !== width) return failed('its vectors differ in length');
          values.set(row, width * start);
          start += 1;
        }
        onProgress(start / texts.length);
      }
      return { kind: 'vectors', width, values };
    },
  };
}

function failed(reason: string): Embedded {
  return { kind: 'failed', reason };
}

async function ask(
  { baseUrl, apiKey, model }: EmbeddingSettings,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<Reply> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/embeddings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({ model, input: texts }),
      // The key must not be sent to another host.
      redirect: 'error',
      signal,
    });
    text = await readLimitedText(answer, maxAnswerBytes);
  } catch {
    return {
      kind: 'failed',
      reason: signal.aborted ? 'it did not answer in time' : 'it could not be reached',
    };
  }
  if (answer.ok) return readRows(text, texts.length);
  return readFailure(answer);
}

/** The service's message may contain the key, so only its status is reported. */
function readFailure({ status, headers }: Response): Reply {
  const reason = `it answered ${status}`;
  if (tooMany.has(status)) return { kind: 'too_many', reason };
  if (status === 429) return { kind: 'failed', reason, ...readRetryAfter(headers.get('retry-after')) };
  if (status === 408 || status >= 500) return { kind: 'failed', reason };
  return { kind: 'failed', reason, retryAfterMs: null };
}

/** Reads seconds only: a date requires synchronized clocks. */
function readRetryAfter(header: string | null): { retryAfterMs?: number } {
  const seconds = Number(header ?? '');
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? { retryAfterMs: seconds * 1_000 } : {};
}

/** Rows in the order of the texts; a service may return another order. */
function readRows(text: string, count: number): Reply {
  const parsed = answerShape.safeParse(parseJson(text));
  if (!parsed.success) return { kind: 'failed', reason: 'it answered something else than vectors' };
  const rows = new Map(parsed.data.data.map(({ index, embedding }) => [index, embedding]));
  const sorted = Array.from({ length: count }, (_, index) => rows.get(index) ?? []);
  if (rows.size !== count || sorted.some((row) => row.length === 0))
    return { kind: 'failed', reason: 'its answer left out some keywords' };
  return { kind: 'rows', rows: sorted };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
