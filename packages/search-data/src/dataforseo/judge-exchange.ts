import type { SourceFailureReason } from '@keydence/domain';
import { z } from 'zod';
import type { Fault } from './circuit-breaker.ts';
import type { Envelope } from './envelope.ts';
import type { Exchange } from './send-request.ts';
import { type RetryRule, readStatus } from './status-codes.ts';

export interface FailedAttempt {
  reason: SourceFailureReason;
  retry: RetryRule;
  /** Pause that the provider asks for. */
  restForMs: number | null;
  /** For the log. */
  detail: string;
  /** `outage` or a fault of this request; null: it has responded, with a refusal. */
  fault: Fault | null;
}

/**
 * Interprets an attempt: a response (null: no results), or a failure. The response is the first of
 * the task's results, or all of them as one list.
 */
export function judgeExchange<Answer>(
  exchange: Exchange,
  schema: z.ZodType<Answer>,
  { takesAll = false }: { takesAll?: boolean } = {},
): { answer: Answer | null } | FailedAttempt {
  const { restForMs } = exchange;
  if (exchange.kind === 'failure') {
    const { reason, detail, mayBeBilled, fault } = exchange;
    return { reason, retry: retryOf(reason, mayBeBilled), restForMs, detail, fault };
  }
  const { envelope, httpStatus } = exchange;
  const [task] = envelope.tasks ?? [];
  for (const level of [envelope, task]) {
    if (!level) continue;
    const status = readStatus(level.status_code);
    if (status === 'ok') continue;
    if (status === 'empty') return { answer: null };
    const detail = `${level.status_code} ${level.status_message ?? ''}`;
    return { ...status, restForMs, detail, fault: faultOf(status.reason, level === task) };
  }
  const unreadable = { reason: 'unreadable', retry: 'never', restForMs, fault: null } as const;
  if (!task || httpStatus >= 400) return { ...unreadable, detail: `HTTP ${httpStatus} without a task` };
  const [result = null] = takesAll ? [task.result ?? []] : (task.result ?? []);
  // Differs from "no results", which has its own code: the missing part is unknown.
  if (result === null)
    return { reason: 'upstream', retry: 'once', restForMs, detail: 'no result', fault: null };
  const read = schema.safeParse(result);
  if (read.success) return { answer: read.data };
  const [issue] = read.error.issues;
  return { ...unreadable, detail: `${issue?.path.join('.')} ${issue?.message}` };
}

/** Interprets a submission: the state of each task, in any order, or a failure of the whole. */
export function readSubmitResult(
  exchange: Exchange,
): { tasks: NonNullable<Envelope['tasks']> } | FailedAttempt {
  if (exchange.kind === 'answer' && readStatus(exchange.envelope.status_code) === 'ok') {
    return { tasks: exchange.envelope.tasks ?? [] };
  }
  const outcome = judgeExchange(exchange, z.unknown());
  if ('reason' in outcome) return outcome;
  const { restForMs } = exchange;
  return { reason: 'unreadable', retry: 'never', restForMs, detail: 'no tasks', fault: null };
}

/** A server error of one task is the request's fault; that of the whole is the provider's. */
function faultOf(reason: SourceFailureReason, isOfTask: boolean): Fault | null {
  if (reason !== 'unavailable') return null;
  return isOfTask ? 'own' : 'outage';
}

/** Only calls that were certainly not executed and not billed are repeated. */
function retryOf(reason: SourceFailureReason, mayBeBilled: boolean): RetryRule {
  if (reason === 'rate') return 'next_minute';
  return reason === 'unavailable' && !mayBeBilled ? 'backoff' : 'never';
}

/** Cost of an attempt in US dollars; the maximum if it is not stated but may have been billed. */
export function costOfExchange(exchange: Exchange, maxUsd: number): number {
  if (exchange.kind === 'failure') return exchange.mayBeBilled ? maxUsd : 0;
  const { envelope } = exchange;
  const stated = [envelope.cost, ...(envelope.tasks ?? []).map(({ cost }) => cost)];
  const known = stated.filter((cost) => typeof cost === 'number' && cost >= 0);
  if (known.length > 0) return Math.max(...known.map(Number));
  return readStatus(envelope.status_code) === 'ok' ? maxUsd : 0;
}
