export interface AuthErrorOptions {
  /** Seconds before a retry makes sense. */
  retryAfterSeconds?: number;
  cause?: unknown;
  /** If set, the response has the shape of an OAuth error, with this as its `error`. */
  oauthError?: string;
  details?: Record<string, unknown>;
}

/** An error of the identity API. `code` is one of the codes that the public client knows. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: number;
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;
  readonly oauthError: string | undefined;
  readonly details: Record<string, unknown>;

  constructor(status: number, code: string, message: string, options: AuthErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.oauthError = options.oauthError;
    this.details = options.details ?? {};
  }
}
