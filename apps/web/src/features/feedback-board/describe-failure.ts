import { appCodeOf, isApiError, isNetworkError } from '../../lib/trpc.ts';
import { failureTexts } from './messages.ts';

const secondsPerMinute = 60;

/** Details of a failure that `headline` does not already state; empty without any. */
export function describeFailure(error: unknown, headline: string): string {
  if (isNetworkError(error)) return failureTexts.unreachable;
  if (appCodeOf(error) === 'rate_limited') return failureTexts.tooMuch(describeWait(error));
  const message = error instanceof Error ? error.message : '';
  return message === headline ? '' : message;
}

function describeWait(error: unknown): string {
  const seconds = (isApiError(error) && error.data?.retryAfterSeconds) || 0;
  if (seconds < secondsPerMinute / 2) return failureTexts.soon;
  return failureTexts.inMinutes(Math.ceil(seconds / secondsPerMinute));
}
