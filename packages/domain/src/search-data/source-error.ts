import { AppError, type AppErrorDetails } from '../errors.ts';

/** Reason for a priced source's failure. */
export type SourceFailureReason =
  /** Wrong credentials, or an account that is not verified. */
  | 'auth'
  /** No subscription, or an IP address that the provider does not allow. */
  | 'access'
  /** The provider's account has no funds. */
  | 'payment'
  /** A limit that the provider's account has set. */
  | 'provider_budget'
  /** Too many calls in parallel or within a minute, also after waiting. */
  | 'rate'
  /** No connection, a timeout, or an interrupted response. */
  | 'unavailable'
  /** The provider could not reach its own source. */
  | 'upstream'
  /** The provider rejected the request. */
  | 'invalid'
  | 'not_found'
  /** The response has an unknown form. */
  | 'unreadable'
  /** The provider has no data for the market. */
  | 'market';

const lasting: ReadonlySet<SourceFailureReason> = new Set([
  'auth',
  'access',
  'payment',
  'provider_budget',
  'invalid',
  'not_found',
  // It was billed, and the next one would be too.
  'unreadable',
  'market',
]);

/** A source's failure, as AppError('source_failed') with the reason. The message is for the user. */
export class SourceError extends AppError {
  readonly reason: SourceFailureReason;

  constructor(reason: SourceFailureReason, message: string, details: AppErrorDetails = {}) {
    super('source_failed', message, details);
    this.reason = reason;
  }
}

/** True if a source returned nothing: it failed, or the workspace may not spend more. */
export function isSourceFailure(error: unknown): error is AppError {
  return error instanceof AppError && (error.code === 'source_failed' || error.code === 'budget_exceeded');
}

/** True if a retry soon is useless, because a person has to change something first. */
export function isLastingFailure(error: unknown): boolean {
  if (error instanceof SourceError) return lasting.has(error.reason);
  return error instanceof AppError && error.code === 'budget_exceeded';
}
