import { schema } from '@keydence/db';
import { type AccountAction, type ActivityPage, describeDevice } from '@keydence/domain';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { AuthedContext } from '../context.ts';

/** The caller's own sign-ins and changes. Ids are UUIDs v7, so they page by time. */
export async function listActivity(
  { services, caller }: AuthedContext,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ActivityPage> {
  const { accountActivity: activity } = schema;
  const mine = eq(activity.userId, caller.userId);
  const rows = await services.database.db
    .select()
    .from(activity)
    .where(cursor === undefined ? mine : and(mine, lt(activity.id, cursor)))
    .orderBy(desc(activity.id))
    .limit(limit + 1);
  const data = rows.slice(0, limit).map(({ userId: _mine, userAgent, ...row }) => ({
    ...row,
    ...describeDevice(userAgent),
    action: row.action as AccountAction,
  }));
  return { data, nextCursor: rows.length > limit ? (data.at(-1)?.id ?? null) : null };
}
