import { schema } from '@keydence/db';
import { and, eq } from 'drizzle-orm';
import { isId, notFound } from '../access.ts';
import { recordAuditIn } from '../audit-log/record-audit.ts';
import type { AuthedContext } from '../context.ts';
import { findReached } from './find-reached.ts';
import { recordKeyActivity } from './record-key-activity.ts';

/**
 * Revokes one of the caller's keys, immediately in every process. AppError('not_found') for any
 * other.
 */
export async function deleteKey(ctx: AuthedContext, { keyId }: { keyId: string }): Promise<void> {
  const { services, caller } = ctx;
  const { apiKeys } = schema;
  if (!isId(keyId)) throw notFound();
  const forget = await services.database.db.transaction(async (tx) => {
    const deleted = await tx
      .delete(apiKeys)
      .where(and(eq(apiKeys.id, keyId), eq(apiKeys.userId, caller.userId)))
      .returning({
        id: apiKeys.id,
        name: apiKeys.name,
        userId: apiKeys.userId,
        workspaceId: apiKeys.workspaceId,
      });
    const [key] = deleted;
    if (!key) throw notFound();
    await recordKeyActivity(tx, ctx, 'api_key_revoked');
    const workspaceIds = await findReached(tx, key);
    await recordAuditIn(tx, ctx, {
      workspaceIds,
      note: { kind: 'api_key.ended', subject: key, details: {} },
    });
    return services.sessions.endKeyIn(tx, keyId.toLowerCase());
  });
  forget();
}
