import type { Payer } from '@keydence/domain';
import { z } from 'zod';
import { type ClientOptions, createCalls, isFailed, toError } from './calls.ts';
import { collectAnswers, type Order, type QueuedResult } from './collect-answers.ts';
import { hashSourceRequest } from './hash-source-request.ts';
import { judgeExchange } from './judge-exchange.ts';

interface Question<Answer> {
  /** Below `/v3/`. */
  path: string;
  task: Record<string, unknown>;
  /** Schema of `result[0]`; dropped fields are not stored either. */
  answer: z.ZodType<Answer>;
  /** US dollars at most. */
  maxUsd: number;
  /**
   * True if a response is complete; an incomplete one is not stored, so that it is requested again.
   */
  isWhole?: (answer: Answer) => boolean;
}

export interface DataForSeoClient {
  /**
   * Sends one request to a live endpoint; null: no results. A stored response is not paid again.
   * SourceError; AppError('budget_exceeded').
   */
  ask<Answer>(payer: Payer, question: Question<Answer>): Promise<Answer | null>;
  /**
   * Submits tasks to the queue below a path and waits some minutes for their results, which cost
   * less than live ones. Late results are omitted; the next equal request reads them without a
   * second payment. SourceError and AppError('budget_exceeded') if no result arrived.
   */
  askLater<Answer>(payer: Payer, order: Order<Answer>): Promise<QueuedResult<Answer>[]>;
  /**
   * Remaining balance of the account, US dollars; null if it is not reported. Free of charge.
   * SourceError.
   */
  readAccount(): Promise<{ balanceUsd: number | null }>;
}

const accountAnswer = z.looseObject({
  money: z.looseObject({ balance: z.number().nullish() }).nullish(),
});

/** Calls of the operator belong to no workspace. */
const operatorId = '';

/** Calls of DataForSEO's API: paid once, rate-limited, and repeated only if that is safe. */
export function createClient(options: ClientOptions): DataForSeoClient {
  const calls = createCalls(options);
  const { ledger, baseUrl } = options;
  return {
    async ask(payer, question) {
      const { path, task, answer, maxUsd, isWhole = () => true } = question;
      const call = { endpoint: path, key: hashSourceRequest(baseUrl, question) };
      const kept = await ledger.recall(payer, call);
      const read = kept && answer.nullable().safeParse(kept.answer);
      if (read?.success) return read.data;
      return calls.pay(payer, { path, body: [task], call, maxUsd }, (exchange) => {
        const outcome = judgeExchange(exchange, answer);
        if (isFailed(outcome)) return outcome;
        const { answer: value } = outcome;
        return value === null || isWhole(value) ? { value, kept: { call, answer: value } } : { value };
      });
    },
    askLater: (payer, order) => collectAnswers(calls, payer, order),
    async readAccount() {
      const outcome = await calls.read(operatorId, 'appendix/user_data', (exchange) =>
        judgeExchange(exchange, accountAnswer),
      );
      if (isFailed(outcome)) throw toError(outcome);
      return { balanceUsd: outcome.answer?.money?.balance ?? null };
    },
  };
}
