import type { Factor } from '@supabase/auth-js';
import type { AuthClient } from './auth-client.ts';
import { readPageSetting } from './page-setting.ts';

export type FactorKind = Factor['factor_type'];

const kinds: readonly FactorKind[] = ['totp', 'phone', 'webauthn'];

/** Second factors that the operator enables, in the order offered. */
export function readOfferedFactors(): FactorKind[] {
  const named = (readPageSetting('second-factors') ?? 'totp').split(',');
  return kinds.filter((kind) => named.includes(kind));
}

/** True if the user has a second factor that this session has not shown yet. */
export async function owesSecondFactor(client: AuthClient): Promise<boolean> {
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  return data?.currentLevel === 'aal1' && data.nextLevel === 'aal2';
}

/**
 * Verified factors of the signed-in user, oldest first. Throws with the service's message, which may be
 * empty.
 */
export async function listVerifiedFactors(client: AuthClient): Promise<Factor[]> {
  const { data, error } = await client.mfa.listFactors();
  if (error) throw error;
  return data.all.filter(({ status }) => status === 'verified');
}
