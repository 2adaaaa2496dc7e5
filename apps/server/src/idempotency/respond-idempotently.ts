import { createHash } from 'node:crypto';
import { asAppError, type Caller } from '@keydence/api';
import { AppError } from '@keydence/domain';
import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type { AppEnv, Edge } from '../http/api-context.ts';
import { respondWithError } from '../http/error-response.ts';
import {
  claimKey,
  freeKey,
  type NamedRequest,
  type StoredResponse,
  storeResponse,
} from './idempotency-keys.ts';
import { readAccess, requireKeptAccess } from './kept-access.ts';

const header = 'Idempotency-Key';
const wellFormed = /^[\x21-\x7e]{1,255}$/;

/** Statuses of responses that changed nothing and may differ next time. */
const freeing = [400, 402, 403, 412, 413, 415, 425, 429, 502, 503];

/**
 * Runs a request or, if its `Idempotency-Key` has a stored response, returns that to the byte. The
 * caller must still have the access that the request needed.
 * @throws AppError validation_failed, idempotency_key_in_use, idempotency_key_reused, not_found,
 * forbidden
 */
export async function respondIdempotently(
  c: Context<AppEnv>,
  { services }: Edge,
  { caller, run: work }: { caller: Caller; run: (noteWorkspace: (id: string) => void) => Promise<Response> },
): Promise<Response> {
  const key = c.req.header(header);
  const workspaces = new Set<string>();
  const run = () => work((id) => workspaces.add(id));
  if (key === undefined) return run();
  if (!wellFormed.test(key)) {
    throw new AppError('validation_failed', 'Idempotency-Key must be 1 to 255 visible ASCII characters.');
  }
  const request = {
    userId: caller.userId,
    keyHash: hash(nameOf(key, caller)),
    requestHash: await hashRequest(c),
  };
  const { sql } = services.database;
  const claimId = services.newId();
  const claim = await claimKey(sql, request, claimId);
  if (claim.state === 'reused') {
    throw new AppError(
      'idempotency_key_reused',
      'This Idempotency-Key belongs to another request. Send this one with a new key.',
    );
  }
  if (claim.state === 'running') {
    throw new AppError(
      'idempotency_key_in_use',
      'The request with this Idempotency-Key is being worked on. Send it again for its answer.',
      { retryAfterSeconds: 1 },
    );
  }
  if (claim.state === 'answered') {
    await requireKeptAccess(sql, caller.userId, claim.answer);
    return replay(c, claim.answer);
  }
  const settle = async (response: Response) => {
    await keepOrFree(services.database, request, { claimId, response, workspaces }).catch((error) =>
      services.log.warn({ requestId: c.get('requestId'), error }, 'an answer could not be kept for its key'),
    );
  };
  return runAndSettle(c, run, settle);
}

async function runAndSettle(
  c: Context<AppEnv>,
  run: () => Promise<Response>,
  settle: (response: Response) => Promise<void>,
): Promise<Response> {
  try {
    const response = await run();
    await settle(response.clone());
    return response;
  } catch (thrown) {
    // The edge returns the same response, and logs it.
    await settle(respondWithError(c, asAppError(thrown)));
    throw thrown;
  }
}

async function keepOrFree(
  { sql }: Edge['services']['database'],
  request: NamedRequest,
  { claimId, response, workspaces }: { claimId: string; response: Response; workspaces: Iterable<string> },
): Promise<void> {
  if (freeing.includes(response.status)) return freeKey(sql, request, claimId);
  const body = response.body ? new Uint8Array(await response.arrayBuffer()) : null;
  const access = await readAccess(sql, request.userId, workspaces);
  const answer = { status: response.status, contentType: response.headers.get('content-type'), body, access };
  return storeResponse(sql, request, { claimId, answer });
}

function replay(c: Context, { status, contentType, body }: StoredResponse): Response {
  if (contentType) c.header('Content-Type', contentType);
  c.header('Idempotency-Replayed', 'true');
  c.status(status as StatusCode);
  return body ? c.body(new Uint8Array(body)) : c.body(null);
}

/** API keys have separate names: a key never gets the response to a call it may not make. */
function nameOf(key: string, caller: Caller): string {
  return caller.key ? `${caller.sessionId} ${key}` : key;
}

/** Two requests are equal if path and content are equal. */
async function hashRequest(c: Context): Promise<Uint8Array> {
  const { pathname, search } = new URL(c.req.url);
  return hash(JSON.stringify([c.req.method, pathname, search, await c.req.text()]));
}

function hash(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}
