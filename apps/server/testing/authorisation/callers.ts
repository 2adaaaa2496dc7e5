import { createInvalidTokens } from '../../src/identity/forge-tokens.ts';
import { type RunningIdentity, readMail } from '../../src/identity/identity-fixture.ts';
import type { TestEdge } from '../start-edge.ts';
import { type Account, openAccount } from './accounts.ts';

/** Callers that every protected surface must refuse, by column. Each is one token, or none. */
export type RefusedCallers = Record<'C0' | 'C3' | 'C4' | 'C5' | 'C6' | 'C7' | 'C8' | 'C9', (string | null)[]>;

export const columns = {
  C0: 'no token',
  C1: 'other tenant',
  C2: 'owner / member',
  C3: 'expired',
  C4: 'tampered',
  C5: 'forged signature',
  C6: 'other audience, issuer or server',
  C7: 'token of another kind',
  C8: 'session that has ended',
  C9: 'deleted or removed person',
  C10: 'viewer',
} as const;

/** Callers derived from `victim`, whose own token stays valid. */
export async function createRefusedCallers(
  edge: TestEdge,
  running: RunningIdentity,
  victim: Account,
): Promise<RefusedCallers> {
  const forge = await createInvalidTokens(edge.services.database.db, victim.token);
  const forged = (...names: string[]) => Promise.all(names.map((name) => forge[name]?.() ?? missing(name)));
  return {
    C0: [null],
    C3: await forged('expired a second ago', 'expired six seconds ago', 'no expiry'),
    C4: [0, 1, 2].map((part) => flipBit(victim.token, part)),
    C5: await forged(
      'algorithm none',
      'algorithm none with the old signature',
      'HS256 with the public key as PEM',
      'HS256 with the public key as JWK',
      'a key id of elsewhere',
      'a key set of elsewhere',
    ),
    C6: await forged('a wrong audience', 'a wrong issuer', 'a stranger’s key with the right id'),
    C7: [victim.refreshToken, await askForLink(running, victim)],
    C8: [await signOut(running), await changePassword(running)],
    C9: [await deleteAccount(edge, running)],
  };
}

function missing(name: string): never {
  throw new Error(`No token is made as "${name}".`);
}

function flipBit(token: string, part: number): string {
  const parts = token.split('.');
  const bytes = Buffer.from(parts[part] ?? '', 'base64url');
  bytes[8] = (bytes[8] ?? 0) ^ 1;
  parts[part] = bytes.toString('base64url');
  return parts.join('.');
}

/** Secret of an unused sign-in e-mail. */
async function askForLink(running: RunningIdentity, { email }: Account): Promise<string> {
  await running.newClient().signInWithOtp({ email });
  return readMail(running.mails.findLast(({ to }) => to === email)).linkToken;
}

async function signOut(running: RunningIdentity): Promise<string> {
  const { token } = await openAccount(running);
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${running.url}/logout?scope=local`, { method: 'POST', headers });
  return token;
}

/** A session that was open when another session changed the password. */
async function changePassword(running: RunningIdentity): Promise<string> {
  const old = await openAccount(running);
  const other = running.newClient();
  await running.signIn(other, old.email);
  const { error } = await other.updateUser({ password: 'correct horse battery' });
  if (error) throw error;
  return old.token;
}

async function deleteAccount({ services }: TestEdge, running: RunningIdentity): Promise<string> {
  const { token, userId } = await openAccount(running);
  await services.database.sql`delete from identity.users where id = ${userId}`;
  return token;
}
