import { isTransientDatabaseError } from '@keydence/db';
import { AppError, type AppErrorCode, type FieldError } from '@keydence/domain';
import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { describeIssue } from './describe-issue.ts';

type TrpcCode = TRPCError['code'];

/**
 * Form of each expected failure on tRPC and REST. tRPC has no 425, so the REST edge maps from the
 * AppError.
 */
export const errorTable = {
  validation_failed: { trpc: 'BAD_REQUEST', http: 400 },
  not_authenticated: { trpc: 'UNAUTHORIZED', http: 401 },
  session_expired: { trpc: 'UNAUTHORIZED', http: 401 },
  invalid_token: { trpc: 'UNAUTHORIZED', http: 401 },
  forbidden: { trpc: 'FORBIDDEN', http: 403 },
  not_found: { trpc: 'NOT_FOUND', http: 404 },
  method_not_allowed: { trpc: 'METHOD_NOT_SUPPORTED', http: 405 },
  conflict: { trpc: 'CONFLICT', http: 409 },
  idempotency_key_in_use: { trpc: 'CONFLICT', http: 409 },
  precondition_failed: { trpc: 'PRECONDITION_FAILED', http: 412 },
  payload_too_large: { trpc: 'PAYLOAD_TOO_LARGE', http: 413 },
  unsupported_media_type: { trpc: 'UNSUPPORTED_MEDIA_TYPE', http: 415 },
  domain_unreachable: { trpc: 'UNPROCESSABLE_CONTENT', http: 422 },
  idempotency_key_reused: { trpc: 'UNPROCESSABLE_CONTENT', http: 422 },
  domain_setup_in_progress: { trpc: 'PRECONDITION_FAILED', http: 425 },
  rate_limited: { trpc: 'TOO_MANY_REQUESTS', http: 429 },
  weekly_refresh_limit: { trpc: 'TOO_MANY_REQUESTS', http: 429 },
  source_failed: { trpc: 'BAD_GATEWAY', http: 502 },
  budget_exceeded: { trpc: 'PAYMENT_REQUIRED', http: 402 },
  unavailable: { trpc: 'SERVICE_UNAVAILABLE', http: 503 },
  internal: { trpc: 'INTERNAL_SERVER_ERROR', http: 500 },
} as const satisfies Record<AppErrorCode, { trpc: TrpcCode; http: number }>;

/** Error text when the cause is a bug; the log has the details under the request id. */
export const internalMessage = 'Something went wrong. Please try again.';

const unavailableMessage = 'The service is temporarily unavailable. Please try again.';

export function toTrpcError(error: AppError): TRPCError {
  return new TRPCError({ code: errorTable[error.code].trpc, message: error.message, cause: error });
}

/** One failed field as an expected failure. */
export function invalidField(path: string, message: string): AppError {
  return new AppError('validation_failed', message, { errors: [{ path, message }] });
}

/** A failed input schema: the message is the first field's, the list has all fields. */
export function validationError(error: ZodError): AppError {
  const errors = error.issues.map(
    (issue): FieldError => ({ path: issue.path.map(String).join('.'), message: describeIssue(issue) }),
  );
  return new AppError('validation_failed', errors[0]?.message ?? 'Invalid input', { errors });
}

const codesOfFramework: Partial<Record<TrpcCode, { code: AppErrorCode; message: string }>> = {
  PARSE_ERROR: { code: 'validation_failed', message: 'The request could not be read.' },
  BAD_REQUEST: { code: 'validation_failed', message: 'The request could not be read.' },
  NOT_FOUND: { code: 'not_found', message: 'Not found' },
  METHOD_NOT_SUPPORTED: { code: 'not_found', message: 'Not found' },
  PAYLOAD_TOO_LARGE: { code: 'payload_too_large', message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: {
    code: 'unsupported_media_type',
    message: 'The content type is not supported.',
  },
};

/**
 * Converts any failure of a procedure to an AppError: expected ones stay unchanged, failed input
 * becomes `validation_failed`, an unavailable database `unavailable`, everything else `internal`
 * with a fixed message. tRPC and REST both use it.
 */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isTransientDatabaseError(error))
    return new AppError('unavailable', unavailableMessage, { retryAfterSeconds: 2 });
  if (!(error instanceof TRPCError)) return new AppError('internal', internalMessage);
  if (error.cause instanceof AppError) return error.cause;
  if (error.code === 'BAD_REQUEST' && error.cause instanceof ZodError) return validationError(error.cause);
  const known = codesOfFramework[error.code];
  return known ? new AppError(known.code, known.message) : new AppError('internal', internalMessage);
}
