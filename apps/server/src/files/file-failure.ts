import { AppError } from '@keydence/domain';

const retryAfterSeconds = 10;

/** Error of a file that is temporarily unavailable; the cause is only logged. */
export function fileFailure(message: string, cause: unknown): AppError {
  const failure = new AppError('unavailable', message, { retryAfterSeconds });
  failure.cause = cause;
  return failure;
}
