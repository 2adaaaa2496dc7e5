import { GoTrueClient } from '@supabase/auth-js';
import { readPageSetting } from './page-setting.ts';
import { sessionStorageKey } from './session-storage-key.ts';

/** Where the identity API is on this server, without a slash at its end. */
export function readAuthPath(): string {
  return (readPageSetting('auth-path') ?? '/auth/v1').replace(/\/$/, '');
}

/**
 * The identity client. It does not pick tokens out of arbitrary URLs: only the callback screen does that, and
 * explicitly. It refreshes the session by itself when 90 seconds of validity remain.
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

/** The part of the identity client that the application uses; tests stand in for it. */
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
