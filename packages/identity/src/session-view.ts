import type { Queryable } from '@keydence/db';
import { signAccessToken } from './access-token.ts';
import type { IdentityContext } from './context.ts';
import type { SessionRecord, UserRow } from './session-store.ts';
import { readUserView, type UserView } from './user-view.ts';

/** The response to every sign-in and refresh. */
export interface SessionView {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: UserView;
  /** The provider's tokens; returned once. */
  provider_token?: string;
  provider_refresh_token?: string;
}

export async function createSessionView(
  ctx: IdentityContext,
  db: Queryable,
  parts: { session: SessionRecord; user: UserRow; refreshToken: string },
): Promise<SessionView> {
  const { token, expiresAt } = await signAccessToken(ctx, parts.session, parts.user);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: ctx.settings.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: parts.refreshToken,
    user: await readUserView(db, parts.user),
  };
}
