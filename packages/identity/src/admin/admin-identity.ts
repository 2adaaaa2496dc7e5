import type { IdentityContext } from '../context.ts';
import { type FactorView, readFactorViews } from '../factors/factor-view.ts';
import { deletePasskey } from '../passkeys/manage-passkeys.ts';
import { type PasskeyView, readPasskeyViews } from '../passkeys/passkey-view.ts';
import { readUserView, type UserView } from '../user-view.ts';
import { addUser, changeUser, deleteUser, type UserChange } from './change-user.ts';
import { deleteFactor } from './delete-factor.ts';
import { findUser } from './find-user.ts';
import { type GeneratedLinkView, type GenerateLinkInput, generateLink } from './generate-link.ts';
import { type InviteInput, inviteUser } from './invite-user.ts';
import { listUsers } from './list-users.ts';
import { requireAdmin } from './require-admin.ts';

type Authorization = string | undefined;

/** User management for administrators. Each call throws 401 or 403 for other callers. */
export interface AdminIdentity {
  listUsers(
    authorization: Authorization,
    page: { page: number; perPage: number; filter: string | undefined },
  ): Promise<{ users: UserView[]; total: number }>;
  getUser(authorization: Authorization, userId: string): Promise<UserView>;
  addUser(authorization: Authorization, change: UserChange & { id?: string | undefined }): Promise<UserView>;
  changeUser(authorization: Authorization, change: UserChange & { userId: string }): Promise<UserView>;
  deleteUser(authorization: Authorization, user: { userId: string; isSoft: boolean }): Promise<void>;
  listFactors(authorization: Authorization, userId: string): Promise<FactorView[]>;
  deleteFactor(
    authorization: Authorization,
    factor: { userId: string; factorId: string },
  ): Promise<FactorView>;
  listPasskeys(authorization: Authorization, userId: string): Promise<PasskeyView[]>;
  deletePasskey(authorization: Authorization, passkey: { userId: string; passkeyId: string }): Promise<void>;
  inviteUser(authorization: Authorization, input: InviteInput): Promise<UserView>;
  generateLink(authorization: Authorization, input: GenerateLinkInput): Promise<GeneratedLinkView>;
}

export function createAdminIdentity(ctx: IdentityContext): AdminIdentity {
  return {
    listUsers: (authorization, page) => listUsers(ctx, authorization, page),
    getUser: async (authorization, userId) => {
      await requireAdmin(ctx, authorization);
      const { db } = ctx.database;
      return readUserView(db, await findUser(db, userId));
    },
    addUser: (authorization, change) => addUser(ctx, authorization, change),
    changeUser: (authorization, change) => changeUser(ctx, authorization, change),
    deleteUser: (authorization, user) => deleteUser(ctx, authorization, user),
    listFactors: async (authorization, userId) => {
      await requireAdmin(ctx, authorization);
      const { db } = ctx.database;
      return readFactorViews(db, (await findUser(db, userId)).id);
    },
    deleteFactor: (authorization, factor) => deleteFactor(ctx, authorization, factor),
    listPasskeys: async (authorization, userId) => {
      await requireAdmin(ctx, authorization);
      const { db } = ctx.database;
      return readPasskeyViews(db, (await findUser(db, userId)).id);
    },
    deletePasskey: async (authorization, { userId, passkeyId }) => {
      await requireAdmin(ctx, authorization);
      const user = await findUser(ctx.database.db, userId);
      await deletePasskey(ctx, { userId: user.id, passkeyId });
    },
    inviteUser: (authorization, input) => inviteUser(ctx, authorization, input),
    generateLink: (authorization, input) => generateLink(ctx, authorization, input),
  };
}
