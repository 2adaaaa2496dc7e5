import { schema } from '@keydence/db';
import type { Profile } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import { notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';
import { toProfile } from './profile-view.ts';

export async function getProfile(ctx: AuthedContext): Promise<Profile> {
  const { users } = schema;
  const [row] = await ctx.services.database.db.select().from(users).where(eq(users.id, ctx.caller.userId));
  if (!row) throw notFound();
  return toProfile(ctx, row);
}
