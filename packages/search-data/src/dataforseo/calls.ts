import type { CallLedger, HandedTask, PaidCall, Payer, SourceError } from '@keydence/domain';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { costOfExchange, type FailedAttempt } from './judge-exchange.ts';
import { createRateGate } from './rate-gate.ts';
import { type Endpoint, type Exchange, sendRequest } from './send-request.ts';
import { failWith } from './status-codes.ts';
import { waitBeforeRetry } from './wait-before-retry.ts';

/**
 * Time limit in milliseconds of a free call, which can be repeated; paid calls have a longer one.
 */
const longestReadingMs = 30_000;

/** The one line per event that the log keeps. */
export interface ClientLog {
  warn(fields: Record<string, unknown>, message: string): void;
}

export interface ClientOptions extends Endpoint {
  ledger: CallLedger;
  /** Calls per minute, and concurrent calls, of this process. */
  perMinute: number;
  concurrency: number;
  sleep: (ms: number) => Promise<void>;
  random: () => number;
  log: ClientLog;
}

/** Result of a call, and the ledger's copy of it. */
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

/**
 * Calls of one account: rate-limited, blocked during an outage of the provider, and repeated only
 * if that is safe.
 */
export interface Calls {
  options: ClientOptions;
  /** Runs a paid call. SourceError; AppError('budget_exceeded'). */
  pay<Value>(
    payer: Payer,
    request: Request,
    judge: (exchange: Exchange) => FailedAttempt | Taken<Value>,
  ): Promise<Value>;
  /** Runs a free call, once. SourceError while calls are blocked. */
  read<Outcome extends object>(
    workspaceId: string,
    path: string,
    judge: (exchange: Exchange) => FailedAttempt | Outcome,
  ): Promise<FailedAttempt | Outcome>;
}

export function createCalls(options: ClientOptions): Calls {
  const { ledger, log, sleep, clock, timeouts } = options;
  const gate = createRateGate(options);
  const breaker = createCircuitBreaker(options);
  const readingEndpoint = {
    ...options,
    timeouts: { ...timeouts, wholeMs: Math.min(timeouts.wholeMs, longestReadingMs) },
  };

  const note = (workspaceId: string, path: string, outcome: object) => {
    if (!isFailed(outcome)) return breaker.succeed(workspaceId);
    const { fault, restForMs, reason, detail, retry } = outcome;
    if (fault) breaker.fail(workspaceId, fault, restForMs ?? 0);
    else breaker.succeed(workspaceId);
    if (retry !== 'poll') log.warn({ path, reason, detail }, 'DataForSEO did not answer a call');
  };
  /** Sends in turn, unless other calls have detected an outage in the meantime. */
  const send = <Outcome extends object>(
    endpoint: Endpoint,
    { workspaceId, path, body }: { workspaceId: string; path: string; body?: unknown },
    judge: (exchange: Exchange) => Outcome,
  ) =>
    gate.run(workspaceId, async () => {
      breaker.enter(workspaceId);
      const exchange = await sendRequest(endpoint, { path, body });
      const outcome = judge(exchange);
      note(workspaceId, path, outcome);
      return { exchange, outcome };
    });

  return {
    options,
    async pay(payer, { path, body, call, maxUsd }, judge) {
      const { workspaceId } = payer;
      for (let retries = 0; ; retries += 1) {
        breaker.check(workspaceId);
        const record = await ledger.reserve(payer, call, maxUsd);
        const sent = await send(options, { workspaceId, path, body }, judge).catch(async (error: unknown) => {
          await ledger.settle(record, { usd: 0 });
          throw error;
        });
        const { exchange, outcome } = sent;
        const usd = costOfExchange(exchange, maxUsd);
        if (!isFailed(outcome)) {
          const { value, ...keeps } = outcome;
          await ledger.settle(record, { usd, ...keeps });
          return value;
        }
        await ledger.settle(record, { usd });
        const waitMs = waitBeforeRetry(outcome, retries, options);
        if (waitMs === null) throw toError(outcome);
        // The limit is the account's, so all calls wait instead of exceeding it.
        if (outcome.reason === 'rate') gate.holdUntil(clock() + waitMs);
        await sleep(waitMs);
      }
    },
    async read(workspaceId, path, judge) {
      breaker.check(workspaceId);
      return (await send(readingEndpoint, { workspaceId, path }, judge)).outcome;
    },
  };
}

export function isFailed(outcome: object): outcome is FailedAttempt {
  return 'reason' in outcome;
}

export function toError({ reason, restForMs }: FailedAttempt): SourceError {
  return failWith(reason, restForMs === null ? undefined : Math.ceil(restForMs / 1000));
}
