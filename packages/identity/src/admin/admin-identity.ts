import { type Bound, bindTo } from '../bind-to.ts';
import type { IdentityContext } from '../context.ts';
import { readFactorViews } from '../factors/factor-view.ts';
import { deletePasskey } from '../passkeys/manage-passkeys.ts';
import { readPasskeyViews } from '../passkeys/passkey-view.ts';
import { readUserView, type UserView } from '../user-view.ts';
import { addUser, changeUser, deleteUser } from './change-user.ts';
import { deleteFactor } from './delete-factor.ts';
import { findUser } from './find-user.ts';
import { generateLink } from './generate-link.ts';
import { inviteUser } from './invite-user.ts';
import { listUsers } from './list-users.ts';
import { requireAdmin } from './require-admin.ts';

type Authorization = string | undefined;

const useCases = {
  listUsers,
  addUser,
  changeUser,
  deleteUser,
  deleteFactor,
  inviteUser,
  generateLink,
  getUser: async (ctx: IdentityContext, authorization: Authorization, userId: string): Promise<UserView> => {
    await requireAdmin(ctx, authorization);
    const { db } = ctx.database;
    return readUserView(db, await findUser(db, userId));
  },
  listFactors: async (ctx: IdentityContext, authorization: Authorization, userId: string) => {
    await requireAdmin(ctx, authorization);
    const { db } = ctx.database;
    return readFactorViews(db, (await findUser(db, userId)).id);
  },
  listPasskeys: async (ctx: IdentityContext, authorization: Authorization, userId: string) => {
    await requireAdmin(ctx, authorization);
    const { db } = ctx.database;
    return readPasskeyViews(db, (await findUser(db, userId)).id);
  },
  deletePasskey: async (
    ctx: IdentityContext,
    authorization: Authorization,
    { userId, passkeyId }: { userId: string; passkeyId: string },
  ) => {
    await requireAdmin(ctx, authorization);
    const user = await findUser(ctx.database.db, userId);
    await deletePasskey(ctx, { userId: user.id, passkeyId });
  },
};

/** User management for administrators. Each call throws 401 or 403 for other callers. */
export type AdminIdentity = Bound<typeof useCases>;

export function createAdminIdentity(ctx: IdentityContext): AdminIdentity {
  return bindTo(ctx, useCases);
}
