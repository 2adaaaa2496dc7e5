import type { FallbackReason } from '@keydence/domain';
import { z } from 'zod';
import { readLimitedText } from './read-limited-text.ts';

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ChatQuestion {
  messages: readonly ChatMessage[];
  schema: object;
  signal: AbortSignal;
}

/** Tokens as counted by the service; null if it did not count. */
export interface TokenCount {
  input: number | null;
  output: number | null;
}

export type ChatReply =
  | { kind: 'text'; text: string; tokens: TokenCount }
  /** `retryAfterMs` is null if a retry would change nothing. */
  | { kind: 'failed'; reason: FallbackReason; detail: string; retryAfterMs: number | null };

/**
 * A language model behind an OpenAI-compatible endpoint. Never throws for a fault of the endpoint.
 */
export interface ChatModel {
  readonly name: string;
  ask(question: ChatQuestion): Promise<ChatReply>;
}

export interface ChatModelSettings {
  /** URL before `/chat/completions`: `https://api.openai.com/v1`, `http://localhost:11434/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
}

export const maxAnswerTokens = 4_000;
const maxAnswerBytes = 1_000_000;
const retryPauseMs = 1_000;
const busyPauseMs = 5_000;

const completion = z.looseObject({
  choices: z.array(z.looseObject({ message: z.looseObject({ content: z.string().nullish() }) })).min(1),
  usage: z
    .looseObject({ prompt_tokens: z.number().int().nullish(), completion_tokens: z.number().int().nullish() })
    .nullish(),
});

/**
 * Reference: POST /chat/completions of the OpenAI API, which Ollama, LM Studio, vLLM and OpenRouter
 * also implement.
 */
export function createChatModel({ baseUrl, apiKey, model }: ChatModelSettings): ChatModel {
  // Services differ in their options besides messages. The schema is in the prompt too, so an
  // endpoint that refused a full request gets plain ones from then on.
  let isPlain = false;
  return {
    name: model,
    async ask({ messages, schema, signal }) {
      const form = isPlain ? {} : fullForm(schema);
      let answer: Response;
      let text: string;
      try {
        answer = await fetch(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/chat/completions`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(apiKey && { authorization: `Bearer ${apiKey}` }),
          },
          body: JSON.stringify({ model, messages, stream: false, ...form }),
          // The key must not follow to another host.
          redirect: 'error',
          signal,
        });
        text = await readLimitedText(answer, maxAnswerBytes);
      } catch (error) {
        return signal.aborted ? timedOut : failed('unreachable', describe(error), retryPauseMs);
      }
      if (answer.ok) return readCompletion(text);
      if (!isPlain && [400, 404, 415, 422].includes(answer.status)) {
        isPlain = true;
        return failed('refused', `answered ${answer.status}`, 0);
      }
      return readFailure(answer);
    },
  };
}

const timedOut: ChatReply = {
  kind: 'failed',
  reason: 'timed_out',
  detail: 'no answer in time',
  retryAfterMs: null,
};

function fullForm(schema: object) {
  return {
    temperature: 0,
    max_tokens: maxAnswerTokens,
    response_format: { type: 'json_schema', json_schema: { name: 'section', strict: true, schema } },
  };
}

function failed(reason: FallbackReason, detail: string, retryAfterMs: number | null): ChatReply {
  return { kind: 'failed', reason, detail, retryAfterMs };
}

function readCompletion(text: string): ChatReply {
  const parsed = completion.safeParse(parseJson(text));
  if (!parsed.success)
    return failed('unreachable', 'answered something else than a completion', retryPauseMs);
  const { choices, usage } = parsed.data;
  return {
    kind: 'text',
    text: choices[0]?.message.content ?? '',
    tokens: { input: usage?.prompt_tokens ?? null, output: usage?.completion_tokens ?? null },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The service's own message may repeat the key or the facts, so only its status is reported. */
function readFailure({ status, headers }: Response): ChatReply {
  const detail = `answered ${status}`;
  if (status === 429) return failed('busy', detail, readRetryAfter(headers.get('retry-after')));
  if (status === 408 || status >= 500) return failed('unreachable', detail, retryPauseMs);
  return failed('refused', detail, null);
}

/** Seconds only: a date would need the service's clock to agree with ours. */
function readRetryAfter(header: string | null): number {
  const seconds = Number(header ?? '');
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : busyPauseMs;
}

function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : 'no connection';
}
