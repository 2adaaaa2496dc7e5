import { AppError } from '@keydence/domain';

const retryAfterSeconds = 10;

/** A file that cannot be stored or read just now; the cause is for the log alone. */
export function fileFailure(message: string, cause: unknown): AppError {
  const failure = new AppError('unavailable', message, { retryAfterSeconds });
  failure.cause = cause;
  return failure;
}
