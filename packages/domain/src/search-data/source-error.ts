import { AppError, type AppErrorDetails } from '../errors.ts';

/** Why a priced source did not answer. */
export type SourceFailureReason =
  /** Wrong credentials, or an account that is not verified. */
  | 'auth'
  /** No subscription, or an address that the provider does not let in. */
  | 'access'
  /** The provider's account is out of money. */
  | 'payment'
  /** A limit that the provider's account has set for itself. */
  | 'provider_budget'
  /** Too many calls at once or within a minute, also after waiting. */
  | 'rate'
  /** It could not be reached, answered too late, or broke off. */
  | 'unavailable'
  /** It reached its own source in vain. */
  | 'upstream'
  /** It does not take the question. */
  | 'invalid'
  | 'not_found'
  /** Its answer has a form that we do not know. */
  | 'unreadable'
  /** It has no data for the market at all. */
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

/** Whether a source gave nothing: it failed, or the workspace may not spend more. */
export function isSourceFailure(error: unknown): error is AppError {
  return error instanceof AppError && (error.code === 'source_failed' || error.code === 'budget_exceeded');
}

/** Whether asking again soon brings nothing: somebody has to change something first. */
export function isLastingFailure(error: unknown): boolean {
  if (error instanceof SourceError) return lasting.has(error.reason);
  return error instanceof AppError && error.code === 'budget_exceeded';
}
