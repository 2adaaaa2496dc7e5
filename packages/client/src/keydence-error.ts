import type { components } from './schema.generated.ts';

type ErrorBody = components['schemas']['Error'];

/**
 * An error response of the server: branch on `code`, show `message`, quote `requestId` when you ask
 * for support.
 */
export class KeydenceError extends Error {
  override readonly name = 'KeydenceError';
  readonly status: number;
  /** Null if an intermediary responded instead of the server. */
  readonly code: ErrorBody['code'] | null;
  readonly requestId: string | null;
  readonly errors: NonNullable<ErrorBody['errors']>;

  constructor(response: Response, body: unknown) {
    const known = (body !== null && typeof body === 'object' ? body : {}) as Partial<ErrorBody>;
    super(known.message ?? `The server answered ${response.status}.`);
    this.status = response.status;
    this.code = known.code ?? null;
    this.requestId = known.request_id ?? response.headers.get('X-Request-Id');
    this.errors = known.errors ?? [];
  }
}
