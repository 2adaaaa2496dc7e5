/**
 * Error codes, as a closed list. Each transport maps a code to its own status in one table
 * (`packages/api/src/errors.ts`); the web app branches on the code, never on the text.
 */
export const appErrorCodes = [
  'validation_failed',
  'not_authenticated',
  'session_expired',
  'invalid_token',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'idempotency_key_in_use',
  'precondition_failed',
  'payload_too_large',
  'unsupported_media_type',
  'domain_unreachable',
  'idempotency_key_reused',
  'domain_setup_in_progress',
  'rate_limited',
  'weekly_refresh_limit',
  'source_failed',
  'budget_exceeded',
  'unavailable',
  'internal',
] as const;

export type AppErrorCode = (typeof appErrorCodes)[number];

export interface FieldError {
  /** Dotted path of the input field, in the domain's own (camelCase) names. */
  path: string;
  message: string;
}

export interface AppErrorDetails {
  errors?: FieldError[];
  /** Seconds to wait before a retry. */
  retryAfterSeconds?: number;
}

/** An expected failure. `message` is shown to the user unchanged. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: AppErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
