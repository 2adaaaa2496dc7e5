import { schema } from '@keydence/db';
import { type ApiKeyList, expiredApiKeyDays } from '@keydence/domain';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { AuthedContext } from '../context.ts';
import { keyColumns, viewKey } from './key-view.ts';

/**
 * Above any possible count: the limit of active keys, plus as many that expired in the days for
 * which those are listed.
 */
const maxShown = 100;

/** The caller's keys, newest first, with those that expired recently. */
export async function listKeys({ services, caller }: AuthedContext): Promise<ApiKeyList> {
  const { apiKeys: k, workspaceMembers: m, workspaces: w } = schema;
  const now = services.now();
  const shownSince = new Date(now.getTime() - expiredApiKeyDays * 86_400_000);
  const rows = await services.database.db
    .select(keyColumns)
    .from(k)
    .leftJoin(m, and(eq(m.workspaceId, k.workspaceId), eq(m.userId, k.userId)))
    .leftJoin(w, eq(w.id, m.workspaceId))
    .where(and(eq(k.userId, caller.userId), gt(k.expiresAt, shownSince)))
    .orderBy(desc(k.id))
    .limit(maxShown);
  return { data: rows.map((row) => viewKey(row, now)) };
}
