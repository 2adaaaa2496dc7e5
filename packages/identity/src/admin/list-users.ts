import { schema } from '@keydence/db';
import { count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { IdentityContext } from '../context.ts';
import { isUuid } from '../is-uuid.ts';
import { readUserView, type UserView } from '../user-view.ts';
import { requireAdmin } from './require-admin.ts';

/**
 * One page of users, newest first, and the total. `perPage` is at most 1000. `filter` is an id, or
 * part of an address, a phone or a name.
 */
export async function listUsers(
  ctx: IdentityContext,
  authorization: string | undefined,
  { page, perPage, filter }: { page: number; perPage: number; filter: string | undefined },
): Promise<{ users: UserView[]; total: number }> {
  await requireAdmin(ctx, authorization);
  const { db } = ctx.database;
  const { users } = schema;
  const [totals] = await db.select({ total: count() }).from(users).where(matches(filter));
  const rows = await db
    .select()
    .from(users)
    .where(matches(filter))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const views: UserView[] = [];
  for (const row of rows) views.push(await readUserView(db, row));
  return { users: views, total: totals?.total ?? 0 };
}

function matches(filter: string | undefined): SQL | undefined {
  if (!filter) return undefined;
  const { users } = schema;
  if (isUuid(filter)) return eq(users.id, filter);
  const part = `%${filter.replace(/[\\%_]/g, '\\$&')}%`;
  const givenName = sql`${users.userMetadata} ->> 'full_name'`;
  return or(
    ilike(users.email, part),
    ilike(users.phone, part),
    ilike(users.fullName, part),
    ilike(givenName, part),
  );
}
