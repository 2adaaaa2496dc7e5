import { schema } from '@keydence/db';
import type { Profile } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import { notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';
import { toProfile } from './profile-view.ts';

/** Changes the caller's own name; null clears it. */
export async function updateProfile(
  ctx: AuthedContext,
  { fullName }: { fullName: string | null },
): Promise<Profile> {
  const { users } = schema;
  const [row] = await ctx.services.database.db
    .update(users)
    .set({ fullName, updatedAt: ctx.services.now() })
    .where(eq(users.id, ctx.caller.userId))
    .returning();
  if (!row) throw notFound();
  return toProfile(ctx, row);
}
