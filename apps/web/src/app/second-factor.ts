import type { Factor } from '@supabase/auth-js';
import type { AuthClient } from './auth-client.ts';
import { readPageSetting } from './page-setting.ts';

export type FactorKind = Factor['factor_type'];

const kinds: readonly FactorKind[] = ['totp', 'phone', 'webauthn'];

/** The kinds of second factors that the operator lets people set up, in the order in which they are offered. */
export function readOfferedFactors(): FactorKind[] {
  const named = (readPageSetting('second-factors') ?? 'totp').split(',');
  return kinds.filter((kind) => named.includes(kind));
}

/** Whether the session still has to show the second factor that its user has set up. */
export async function owesSecondFactor(client: AuthClient): Promise<boolean> {
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  return data?.currentLevel === 'aal1' && data.nextLevel === 'aal2';
}

/** The factors of the signed-in user that count, oldest first. Fails with the service's sentence, which may be empty. */
export async function listVerifiedFactors(client: AuthClient): Promise<Factor[]> {
  const { data, error } = await client.mfa.listFactors();
  if (error) throw error;
  return data.all.filter(({ status }) => status === 'verified');
}
