import type { AppError, AppErrorCode } from '@keydence/domain';
import { TRPCError } from '@trpc/server';

type TrpcCode = TRPCError['code'];

/** How each expected failure looks on the two roads. tRPC has no 425, so the REST edge maps from the AppError. */
export const errorTable = {
  validation_failed: { trpc: 'BAD_REQUEST', http: 400 },
  not_authenticated: { trpc: 'UNAUTHORIZED', http: 401 },
  session_expired: { trpc: 'UNAUTHORIZED', http: 401 },
  invalid_token: { trpc: 'UNAUTHORIZED', http: 401 },
  forbidden: { trpc: 'FORBIDDEN', http: 403 },
  not_found: { trpc: 'NOT_FOUND', http: 404 },
  conflict: { trpc: 'CONFLICT', http: 409 },
  payload_too_large: { trpc: 'PAYLOAD_TOO_LARGE', http: 413 },
  unsupported_media_type: { trpc: 'UNSUPPORTED_MEDIA_TYPE', http: 415 },
  domain_unreachable: { trpc: 'UNPROCESSABLE_CONTENT', http: 422 },
  domain_setup_in_progress: { trpc: 'PRECONDITION_FAILED', http: 425 },
  rate_limited: { trpc: 'TOO_MANY_REQUESTS', http: 429 },
  weekly_refresh_limit: { trpc: 'TOO_MANY_REQUESTS', http: 429 },
  source_failed: { trpc: 'BAD_GATEWAY', http: 502 },
  unavailable: { trpc: 'SERVICE_UNAVAILABLE', http: 503 },
  internal: { trpc: 'INTERNAL_SERVER_ERROR', http: 500 },
} as const satisfies Record<AppErrorCode, { trpc: TrpcCode; http: number }>;

export function toTrpcError(error: AppError): TRPCError {
  return new TRPCError({ code: errorTable[error.code].trpc, message: error.message, cause: error });
}
