import { schema } from '@keydence/db';
import { and, eq } from 'drizzle-orm';
import { isId, notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';
import { recordKeyActivity } from './record-key-activity.ts';

/** Revokes one of the caller's keys, at once in every process; AppError('not_found') for any other. */
export async function deleteKey(ctx: AuthedContext, { keyId }: { keyId: string }): Promise<void> {
  const { services, caller } = ctx;
  const { apiKeys } = schema;
  if (!isId(keyId)) throw notFound();
  const forget = await services.database.db.transaction(async (tx) => {
    const deleted = await tx
      .delete(apiKeys)
      .where(and(eq(apiKeys.id, keyId), eq(apiKeys.userId, caller.userId)))
      .returning({ id: apiKeys.id });
    if (deleted.length === 0) throw notFound();
    await recordKeyActivity(tx, ctx, 'api_key_revoked');
    return services.sessions.endKeyIn(tx, keyId.toLowerCase());
  });
  forget();
}
