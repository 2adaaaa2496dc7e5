import { createHash } from 'node:crypto';
import type { CallLedger, PaidCall, Payer } from '@keydence/domain';
import { z } from 'zod';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { costOfExchange, judgeExchange } from './judge-exchange.ts';
import { createRateGate } from './rate-gate.ts';
import { type Endpoint, sendRequest } from './send-request.ts';
import { failWith } from './status-codes.ts';
import { waitBeforeRetry } from './wait-before-retry.ts';

/** The one line per event that the log keeps. */
export interface ClientLog {
  warn(fields: Record<string, unknown>, message: string): void;
}

export interface ClientOptions extends Endpoint {
  ledger: CallLedger;
  /** Calls that may start within a minute, and that may run at once, in this process. */
  perMinute: number;
  concurrency: number;
  clock: () => number;
  sleep: (ms: number) => Promise<void>;
  random: () => number;
  log: ClientLog;
}

interface Question<Answer> {
  /** Below `/v3/`. */
  path: string;
  task: Record<string, unknown>;
  /** Of `result[0]`; what it drops is not kept either. */
  answer: z.ZodType<Answer>;
  /** US dollars at most. */
  maxUsd: number;
}

export interface DataForSeoClient {
  /**
   * Asks a live endpoint one question; null: it has no results. A kept answer is not paid again.
   * SourceError; AppError('budget_exceeded').
   */
  ask<Answer>(payer: Payer, question: Question<Answer>): Promise<Answer | null>;
  /** What is left of the account's money, US dollars; null where it does not say. Costs nothing. SourceError. */
  readAccount(): Promise<{ balanceUsd: number | null }>;
}

/** Rises when a schema reads more of an answer than it did: what was kept before no longer serves. */
const answerVersion = 1;

const accountAnswer = z.looseObject({
  money: z.looseObject({ balance: z.number().nullish() }).nullish(),
});

/** The calls of DataForSEO's API: paid once, paced, and sent again only where that is safe. */
export function createClient(options: ClientOptions): DataForSeoClient {
  const { ledger, log, sleep } = options;
  const gate = createRateGate(options);
  const breaker = createCircuitBreaker(options);

  const attempt = async <Answer>(payer: Payer, question: Question<Answer>, call: PaidCall) => {
    const { path, task, answer, maxUsd } = question;
    breaker.enter();
    const record = await ledger.reserve(payer, call, maxUsd).catch((error: unknown) => {
      breaker.leave();
      throw error;
    });
    const exchange = await gate.run(() => sendRequest(options, { path, body: [task] }));
    const outcome = judgeExchange(exchange, answer);
    const usd = costOfExchange(exchange, maxUsd);
    if ('answer' in outcome) {
      breaker.succeed();
      await ledger.settle(record, { usd, kept: { call, answer: outcome.answer } });
      return outcome;
    }
    if (outcome.isDown) breaker.fail(outcome.restForMs ?? 0);
    else breaker.succeed();
    await ledger.settle(record, { usd });
    log.warn({ path, reason: outcome.reason, detail: outcome.detail }, 'DataForSEO did not answer a call');
    return outcome;
  };

  return {
    async ask(payer, question) {
      const call = { endpoint: question.path, key: keyOf(options.baseUrl, question) };
      const kept = await ledger.recall(payer, call);
      const read = kept && question.answer.nullable().safeParse(kept.answer);
      if (read?.success) return read.data;
      for (let retries = 0; ; retries += 1) {
        const outcome = await attempt(payer, question, call);
        if ('answer' in outcome) return outcome.answer;
        const waitMs = waitBeforeRetry(outcome, retries, options);
        if (waitMs === null) throw failWith(outcome.reason, toSeconds(outcome.restForMs));
        await sleep(waitMs);
      }
    },
    async readAccount() {
      const outcome = judgeExchange(
        await sendRequest(options, { path: 'appendix/user_data' }),
        accountAnswer,
      );
      if (!('answer' in outcome)) throw failWith(outcome.reason, toSeconds(outcome.restForMs));
      return { balanceUsd: outcome.answer?.money?.balance ?? null };
    },
  };
}

/** Equal for equal questions to the same host: the sandbox's dummy values never serve as real ones. */
function keyOf(baseUrl: string, { path, task }: Pick<Question<unknown>, 'path' | 'task'>): string {
  const sorted = Object.entries(task).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([answerVersion, baseUrl, path, sorted]))
    .digest('hex');
}

function toSeconds(ms: number | null): number | undefined {
  return ms === null ? undefined : Math.ceil(ms / 1000);
}
