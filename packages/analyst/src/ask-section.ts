import type { FallbackReason } from '@keydence/domain';
import type { ChatMessage, ChatModel, TokenCount } from './chat-model.ts';
import { maxAnswerTokens } from './chat-model.ts';
import { readJsonAnswer } from './read-json-answer.ts';
import type { ReportBudget } from './report-budget.ts';
import type { Section, SectionPatch } from './section.ts';
import { writeRepair } from './write-prompt.ts';

/** Result of a section request; `tokens` includes all attempts. */
export type Asked = { tokens: TokenCount; detail: string } & (
  | { patch: SectionPatch; answer: unknown; fallback: null }
  | { patch: null; fallback: FallbackReason }
);

export interface AskTools {
  model: ChatModel;
  budget: ReportBudget;
  /** Aborts at the section's time limit. */
  signal: AbortSignal;
  /** Waits; throws when the signal aborts first. */
  pause(ms: number, signal: AbortSignal): Promise<unknown>;
}

const attempts = 2;
/** A low guess, so that a report stops too early rather than too late. */
const charactersPerToken = 2;

/**
 * Requests a section from a model, at most twice: to repair a wrong answer or to retry a missing
 * one. Never throws for a fault of the model.
 */
export async function askSection(
  section: Section,
  prompt: readonly ChatMessage[],
  tools: AskTools,
): Promise<Asked> {
  const { model, budget, signal, pause } = tools;
  const spent: TokenCount = { input: 0, output: 0 };
  let messages = [...prompt];
  let last: { fallback: FallbackReason; detail: string } = { fallback: 'unreachable', detail: '' };
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const size = messages.reduce((sum, { content }) => sum + content.length, 0);
    const reserved = Math.ceil(size / charactersPerToken) + maxAnswerTokens;
    if (!budget.reserve(reserved)) return stopped(spent, 'token_limit', last.detail);
    const reply = await model.ask({ messages, schema: section.jsonSchema, signal });
    if (reply.kind === 'failed') {
      budget.settle(reserved, 0);
      last = { fallback: reply.reason, detail: reply.detail };
      if (reply.retryAfterMs === null || attempt === attempts) break;
      const isReady = await waited(pause(reply.retryAfterMs, signal));
      if (!isReady) break;
      continue;
    }
    add(spent, reply.tokens);
    budget.settle(reserved, (reply.tokens.input ?? reserved) + (reply.tokens.output ?? 0));
    const answer = readJsonAnswer(reply.text);
    const verdict = section.read(answer);
    if ('patch' in verdict)
      return { patch: verdict.patch, answer, fallback: null, tokens: spent, detail: '' };
    last = { fallback: verdict.fault, detail: verdict.problems.slice(0, 3).join('; ') };
    messages = [...prompt, ...writeRepair(reply.text, verdict.problems)];
  }
  return stopped(spent, last.fallback, last.detail);
}

function stopped(tokens: TokenCount, fallback: FallbackReason, detail: string): Asked {
  return { patch: null, fallback, tokens, detail };
}

function add(sum: TokenCount, tokens: TokenCount): void {
  sum.input = sum.input === null || tokens.input === null ? null : sum.input + tokens.input;
  sum.output = sum.output === null || tokens.output === null ? null : sum.output + tokens.output;
}

/** False if the section's time limit ends the pause, which is not an error. */
async function waited(pause: Promise<unknown>): Promise<boolean> {
  return pause.then(
    () => true,
    () => false,
  );
}
