import { GoTrueClient } from '@supabase/auth-js';
import { readPageSetting } from './page-setting.ts';
import { sessionStorageKey } from './session-storage-key.ts';

/** Path of the identity API on this server, without a trailing slash. */
export function readAuthPath(): string {
  return (readPageSetting('auth-path') ?? '/auth/v1').replace(/\/$/, '');
}

/**
 * Identity client. It does not read tokens from arbitrary URLs; only the callback screen does, explicitly.
 * It refreshes the session when 90 seconds of validity remain.
 */
export function createAuthClient(origin: string): GoTrueClient {
  return new GoTrueClient({
    url: `${origin}${readAuthPath()}`,
    storageKey: sessionStorageKey,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
  });
}

/** Subset of the identity client that the application uses; tests replace it. */
export type AuthClient = Pick<
  GoTrueClient,
  | 'getSession'
  | 'setSession'
  | 'exchangeCodeForSession'
  | 'onAuthStateChange'
  | 'signInWithOtp'
  | 'signInWithOAuth'
  | 'signInWithSSO'
  | 'verifyOtp'
  | 'refreshSession'
  | 'reauthenticate'
  | 'updateUser'
  | 'getUserIdentities'
  | 'linkIdentity'
  | 'unlinkIdentity'
  | 'mfa'
  | 'signOut'
>;
