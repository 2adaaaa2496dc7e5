import { schema } from '@keydence/db';
import { count, desc } from 'drizzle-orm';
import type { IdentityContext } from '../context.ts';
import { readUserView, type UserView } from '../user-view.ts';
import { requireAdmin } from './require-admin.ts';

/** One page of all users, newest first, and how many there are. `perPage` is at most 1000. */
export async function listUsers(
  ctx: IdentityContext,
  authorization: string | undefined,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ users: UserView[]; total: number }> {
  await requireAdmin(ctx, authorization);
  const { db } = ctx.database;
  const { users } = schema;
  const [totals] = await db.select({ total: count() }).from(users);
  const rows = await db
    .select()
    .from(users)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const views: UserView[] = [];
  for (const row of rows) views.push(await readUserView(db, row));
  return { users: views, total: totals?.total ?? 0 };
}
