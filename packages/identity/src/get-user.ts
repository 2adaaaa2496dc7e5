import type { IdentityContext } from './context.ts';
import { requireSession } from './require-session.ts';
import { readUserView, type UserView } from './user-view.ts';

export async function getUser(ctx: IdentityContext, authorization: string | undefined): Promise<UserView> {
  const { user } = await requireSession(ctx, authorization);
  return readUserView(ctx.database.db, user);
}
