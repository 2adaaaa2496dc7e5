import { AuthUnknownError, isAuthRetryableFetchError, type Provider } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { useAuth } from '../../app/auth-provider.tsx';
import { signInWithPasskey } from '../../app/passkeys.ts';
import { companyFailed, companyUnknown } from './company-messages.ts';
import {
  codeFailed,
  passkeyCancelled,
  passkeyFailed,
  passkeyUnknown,
  providerFailed,
  sendFailed,
} from './messages.ts';

/** Sends the mail with the link and the code. Fails with a sentence for the user. */
export function useSendLink() {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async (email: string) => {
      const emailRedirectTo = `${window.location.origin}/auth/callback`;
      const { error } = await client.signInWithOtp({ email, options: { emailRedirectTo } });
      if (error) throw new Error(sentenceOf(error, sendFailed));
      return email;
    },
  });
}

/** Trades the code of the mail for a session. Fails with a sentence for the user. */
export function useVerifyCode(email: string) {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async (code: string) => {
      const { error } = await client.verifyOtp({ email, token: code, type: 'email' });
      // The wire speaks of a token, which nobody has typed.
      if (error?.code === 'otp_expired') throw new Error(codeFailed);
      if (error) throw new Error(sentenceOf(error, codeFailed));
    },
  });
}

/** Leaves for the provider's own sign-in page. Fails with a sentence for the user. */
export function useProviderSignIn() {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async ({ name, label }: { name: string; label: string }) => {
      const redirectTo = `${window.location.origin}/auth/callback`;
      const provider = name as Provider;
      const { error } = await client.signInWithOAuth({ provider, options: { redirectTo } });
      if (error) throw new Error(sentenceOf(error, providerFailed(label)));
    },
  });
}

/** Leaves for the sign-in page of the company whose domain the address is in. Fails with a sentence for the user. */
export function useCompanySignIn() {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async (domain: string) => {
      const redirectTo = `${window.location.origin}/auth/callback`;
      const { error } = await client.signInWithSSO({ domain, options: { redirectTo } });
      if (error?.code === 'sso_provider_not_found') throw new Error(companyUnknown(domain));
      if (error) throw new Error(sentenceOf(error, companyFailed));
    },
  });
}

const passkeyErrors: Record<string, string> = {
  NotAllowedError: passkeyCancelled,
  webauthn_verification_failed: passkeyUnknown,
};

/** Signs in with a passkey that the user chooses in the browser. Fails with a sentence for the user. */
export function usePasskeySignIn() {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async () => {
      const { data, error } = await signInWithPasskey(client);
      if (error) throw new Error(passkeyErrors[error.code ?? ''] ?? (error.message || passkeyFailed));
      const { access_token, refresh_token } = data;
      const opened = await client.setSession({ access_token, refresh_token });
      if (opened.error) throw new Error(sentenceOf(opened.error, passkeyFailed));
    },
  });
}

/**
 * The server's sentence. The identity client has none for a network failure, a status of 502 to 504 or a body that is not
 * JSON: it puts "{}" or a parser's message in its place.
 */
function sentenceOf(error: Error, fallback: string): string {
  const isTechnical = isAuthRetryableFetchError(error) || error instanceof AuthUnknownError;
  return isTechnical || error.message === '' ? fallback : error.message;
}
