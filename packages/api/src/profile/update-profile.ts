import { schema } from '@keydence/db';
import type { Profile } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import { notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';
import { toProfile } from './profile-view.ts';

/** Sets the caller's name; null clears it. */
export async function updateProfile(
  ctx: AuthedContext,
  { fullName }: { fullName: string | null },
): Promise<Profile> {
  const { users } = schema;
  const { services, caller } = ctx;
  const isCaller = eq(users.id, caller.userId);
  return services.database.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(isCaller).for('no key update');
    await ctx.requireUnchanged?.(tx);
    const change = { fullName, updatedAt: services.now() };
    const [row] = await tx.update(users).set(change).where(isCaller).returning();
    if (!row) throw notFound();
    return toProfile(ctx, row);
  });
}
