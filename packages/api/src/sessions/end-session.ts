import { isId, notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';

/** Ends one of the caller's sessions immediately; AppError('not_found') for any other. */
export async function endSession(
  { services, caller }: AuthedContext,
  { sessionId }: { sessionId: string },
): Promise<void> {
  if (!isId(sessionId)) throw notFound();
  const count = await services.sessions.end({ userId: caller.userId, only: sessionId });
  if (count === 0) throw notFound();
}
