import type { IdentityContext } from '../context.ts';
import { readUserView, type UserView } from '../user-view.ts';
import { addUser, changeUser, deleteUser, type UserChange } from './change-user.ts';
import { findUser } from './find-user.ts';
import {
  type GeneratedLinkView,
  type GenerateLinkInput,
  generateLink,
  type InviteInput,
  inviteUser,
} from './invite-user.ts';
import { listUsers } from './list-users.ts';
import { requireAdmin } from './require-admin.ts';

type Authorization = string | undefined;

/** What administrators do to users. Each call throws 401 or 403 for anybody else. */
export interface AdminIdentity {
  listUsers(
    authorization: Authorization,
    page: { page: number; perPage: number },
  ): Promise<{ users: UserView[]; total: number }>;
  getUser(authorization: Authorization, userId: string): Promise<UserView>;
  addUser(authorization: Authorization, change: UserChange): Promise<UserView>;
  changeUser(authorization: Authorization, change: UserChange & { userId: string }): Promise<UserView>;
  deleteUser(authorization: Authorization, userId: string): Promise<void>;
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
    deleteUser: (authorization, userId) => deleteUser(ctx, authorization, userId),
    inviteUser: (authorization, input) => inviteUser(ctx, authorization, input),
    generateLink: (authorization, input) => generateLink(ctx, authorization, input),
  };
}
