import { schema } from '@keydence/db';
import { AppError } from '@keydence/domain';
import { v7 as uuidv7 } from 'uuid';
import type { Caller, Services } from '../src/context.ts';
import { createCaller } from '../src/router.ts';

type Api = ReturnType<typeof createCaller>;

/** A new user, with every procedure as that user calls it. */
export async function signIn(
  services: Services,
  email = `${uuidv7()}@people.example`,
): Promise<Caller & { api: Api }> {
  const userId = uuidv7();
  await services.database.db.insert(schema.users).values({ id: userId, email });
  const caller = { userId, email, sessionId: uuidv7() };
  return { ...caller, api: createCaller({ services, requestId: 'test', caller }) };
}

/** Every procedure as called without a token. */
export function callAnonymously(services: Services): Api {
  const caller = new AppError('not_authenticated', 'Not authenticated');
  return createCaller({ services, requestId: 'test', caller });
}

/** The expected failure of a call; fails the test when the call succeeds or fails unexpectedly. */
export async function failureOf(call: Promise<unknown>): Promise<AppError> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if (!('error' in outcome)) throw new Error(`the call succeeded: ${JSON.stringify(outcome.value)}`);
  const { error } = outcome;
  if (error instanceof AppError) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof AppError) return cause;
  throw error;
}
