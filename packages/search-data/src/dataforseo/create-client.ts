import type { Payer } from '@keydence/domain';
import { z } from 'zod';
import { type ClientOptions, createCalls, isFailed, toError } from './calls.ts';
import { collectAnswers, type LateAnswer, type Order } from './collect-answers.ts';
import { hashQuestion } from './hash-question.ts';
import { judgeExchange } from './judge-exchange.ts';

interface Question<Answer> {
  /** Below `/v3/`. */
  path: string;
  task: Record<string, unknown>;
  /** Of `result[0]`; what it drops is not kept either. */
  answer: z.ZodType<Answer>;
  /** US dollars at most. */
  maxUsd: number;
  /** Whether nothing is missing of an answer; one that lacks something is not kept, so that it is asked for again. */
  isWhole?: (answer: Answer) => boolean;
}

export interface DataForSeoClient {
  /**
   * Asks a live endpoint one question; null: it has no results. A kept answer is not paid again.
   * SourceError; AppError('budget_exceeded').
   */
  ask<Answer>(payer: Payer, question: Question<Answer>): Promise<Answer | null>;
  /**
   * Hands tasks over to the queue below a path and waits some minutes for their results, which cost less than live ones.
   * What has not come by then is left out; the next who asks the same reads it without paying again. SourceError and
   * AppError('budget_exceeded') when nothing at all has come.
   */
  askLater<Answer>(payer: Payer, order: Order<Answer>): Promise<LateAnswer<Answer>[]>;
  /** What is left of the account's money, US dollars; null where it does not say. Costs nothing. SourceError. */
  readAccount(): Promise<{ balanceUsd: number | null }>;
}

const accountAnswer = z.looseObject({
  money: z.looseObject({ balance: z.number().nullish() }).nullish(),
});

/** The operator's own question is none of a workspace. */
const nobody = '';

/** The calls of DataForSEO's API: paid once, paced, and sent again only where that is safe. */
export function createClient(options: ClientOptions): DataForSeoClient {
  const calls = createCalls(options);
  const { ledger, baseUrl } = options;
  return {
    async ask(payer, question) {
      const { path, task, answer, maxUsd, isWhole = () => true } = question;
      const call = { endpoint: path, key: hashQuestion(baseUrl, question) };
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
      const outcome = await calls.read(nobody, 'appendix/user_data', (exchange) =>
        judgeExchange(exchange, accountAnswer),
      );
      if (isFailed(outcome)) throw toError(outcome);
      return { balanceUsd: outcome.answer?.money?.balance ?? null };
    },
  };
}
