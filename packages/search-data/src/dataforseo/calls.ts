import type { CallLedger, HandedTask, PaidCall, Payer, SourceError } from '@keydence/domain';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { costOfExchange, type FailedAttempt } from './judge-exchange.ts';
import { createRateGate } from './rate-gate.ts';
import { type Endpoint, type Exchange, sendRequest } from './send-request.ts';
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
  sleep: (ms: number) => Promise<void>;
  random: () => number;
  log: ClientLog;
}

/** What a call has brought, and what the ledger keeps of it. */
export interface Taken<Value> {
  value: Value;
  kept?: { call: PaidCall; answer: unknown };
  tasks?: readonly HandedTask[];
}

interface Request {
  /** Below `/v3/`. */
  path: string;
  body: readonly Record<string, unknown>[];
  call: PaidCall;
  /** US dollars at most. */
  maxUsd: number;
}

/** Calls of one account: paced, kept away from a provider that is down, and sent again only where that is safe. */
export interface Calls {
  options: ClientOptions;
  /** A call that costs money. SourceError; AppError('budget_exceeded'). */
  pay<Value>(
    payer: Payer,
    request: Request,
    judge: (exchange: Exchange) => FailedAttempt | Taken<Value>,
  ): Promise<Value>;
  /** A call that costs nothing, once. SourceError while the provider is left alone. */
  read<Outcome extends object>(
    path: string,
    judge: (exchange: Exchange) => FailedAttempt | Outcome,
  ): Promise<FailedAttempt | Outcome>;
}

export function createCalls(options: ClientOptions): Calls {
  const { ledger, log, sleep } = options;
  const gate = createRateGate(options);
  const breaker = createCircuitBreaker(options);

  const note = (path: string, outcome: object) => {
    if (!isFailed(outcome)) return breaker.succeed();
    const { isDown, restForMs, reason, detail, retry } = outcome;
    if (isDown) breaker.fail(restForMs ?? 0);
    else breaker.succeed();
    if (retry !== 'poll') log.warn({ path, reason, detail }, 'DataForSEO did not answer a call');
  };

  return {
    options,
    async pay(payer, { path, body, call, maxUsd }, judge) {
      for (let retries = 0; ; retries += 1) {
        breaker.enter();
        const record = await ledger.reserve(payer, call, maxUsd).catch((error: unknown) => {
          breaker.leave();
          throw error;
        });
        const exchange = await gate.run(() => sendRequest(options, { path, body }));
        const outcome = judge(exchange);
        const usd = costOfExchange(exchange, maxUsd);
        note(path, outcome);
        if (!isFailed(outcome)) {
          const { value, ...keeps } = outcome;
          await ledger.settle(record, { usd, ...keeps });
          return value;
        }
        await ledger.settle(record, { usd });
        const waitMs = waitBeforeRetry(outcome, retries, options);
        if (waitMs === null) throw toError(outcome);
        await sleep(waitMs);
      }
    },
    async read(path, judge) {
      breaker.enter();
      const outcome = judge(await gate.run(() => sendRequest(options, { path })));
      note(path, outcome);
      return outcome;
    },
  };
}

export function isFailed(outcome: object): outcome is FailedAttempt {
  return 'reason' in outcome;
}

/** The failure as the user reads it. */
export function toError({ reason, restForMs }: FailedAttempt): SourceError {
  return failWith(reason, restForMs === null ? undefined : Math.ceil(restForMs / 1000));
}
