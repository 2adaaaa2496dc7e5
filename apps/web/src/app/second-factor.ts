import type { AuthClient } from './auth-client.ts';

/** Whether the session still has to show the second factor that its user has set up. */
export async function owesSecondFactor(client: AuthClient): Promise<boolean> {
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  return data?.currentLevel === 'aal1' && data.nextLevel === 'aal2';
}
