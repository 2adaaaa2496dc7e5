import type { Session } from '@supabase/auth-js';
import { type RunningIdentity, uniqueAddress } from '../../src/identity/identity-fixture.ts';

export interface Account {
  userId: string;
  email: string;
  sessionId: string;
  token: string;
  refreshToken: string;
}

export async function openAccount(running: RunningIdentity, email = uniqueAddress()): Promise<Account> {
  return toAccount(await running.signIn(running.newClient(), email), email);
}

function toAccount(
  { access_token: token, refresh_token: refreshToken, user }: Session,
  email: string,
): Account {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return { userId: user.id, email, sessionId: claims.session_id, token, refreshToken };
}
