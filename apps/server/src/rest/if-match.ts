import { type AuthedContext, asAppError, createCaller } from '@keydence/api';
import { type DatabaseHandle, insideTransaction } from '@keydence/db';
import { AppError } from '@keydence/domain';
import type { Context } from 'hono';
import type { AppEnv } from '../http/api-context.ts';
import { entityTagOf, isNamed } from '../http/entity-tag.ts';
import { answerBody } from './answer-body.ts';
import type { Endpoint } from './endpoint.ts';
import { readInput } from './read-input.ts';

interface ConditionalChange {
  endpoint: Endpoint;
  /** The operation that reads the same path. */
  reading: Endpoint | undefined;
  context: AuthedContext;
}

/**
 * True for an operation that changes what another one reads at the same path, so `If-Match`
 * applies.
 */
export function isConditional(
  { method }: Pick<Endpoint, 'method'>,
  reading: Endpoint | undefined,
): reading is Endpoint {
  return ['put', 'patch', 'delete'].includes(method) && reading !== undefined;
}

/**
 * Runs a change; with `If-Match`, only if the object is unchanged since the caller read it (RFC
 * 9110, section 13.1.1). The use case compares in its transaction, which locks the object.
 * AppError('precondition_failed') also for objects without a tag or deleted since.
 */
export async function changeIfMatch(
  c: Context<AppEnv>,
  { endpoint, reading, context }: ConditionalChange,
  change: (context: AuthedContext) => Promise<Response>,
): Promise<Response> {
  const condition = c.req.header('If-Match');
  if (condition === undefined) return change(context);
  if (!isConditional(endpoint, reading)) {
    throw new AppError('precondition_failed', 'Nothing under this path has an ETag. Leave If-Match out.');
  }
  const input = await readInput(c, reading);
  const requireMatch = async (database: DatabaseHandle) => {
    const caller = createCaller({ ...context, services: { ...context.services, database } });
    const body = answerBody(reading, await reading.run(caller, input));
    if (!isNamed(entityTagOf(JSON.stringify(body)), condition)) throw hasChanged();
  };
  const { database } = context.services;
  // An unknown object is 404, before any lock.
  await requireMatch(database);
  const requireUnchanged: AuthedContext['requireUnchanged'] = (tx) =>
    requireMatch(insideTransaction(database, tx));
  try {
    return await change({ ...context, requireUnchanged });
  } catch (thrown) {
    throw asAppError(thrown).code === 'not_found' ? hasChanged() : thrown;
  }
}

function hasChanged(): AppError {
  return new AppError('precondition_failed', 'This has changed since you read it. Read it again.');
}
