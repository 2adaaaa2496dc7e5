import type { Provider } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { useAuth } from '../../lib/auth-provider.tsx';
import { identityFailureText } from '../../lib/identity-failure.ts';
import { signInWithPasskey } from '../../lib/passkeys.ts';
import { companyFailed, companyUnknown } from './company-messages.ts';
import {
  codeFailed,
  passkeyCancelled,
  passkeyFailed,
  passkeyUnknown,
  providerFailed,
  sendFailed,
} from './messages.ts';

/** Sends the mail with the link and the code. Throws with a message for the user. */
export function useSendLink() {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async (email: string) => {
      const emailRedirectTo = `${window.location.origin}/auth/callback`;
      const { error } = await client.signInWithOtp({ email, options: { emailRedirectTo } });
      if (error) throw new Error(identityFailureText(error, sendFailed));
      return email;
    },
  });
}

/** Exchanges the mailed code for a session. Throws with a message for the user. */
export function useVerifyCode(email: string) {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async (code: string) => {
      const { error } = await client.verifyOtp({ email, token: code, type: 'email' });
      // The service's message mentions a token, but the user typed a code.
      if (error?.code === 'otp_expired') throw new Error(codeFailed);
      if (error) throw new Error(identityFailureText(error, codeFailed));
    },
  });
}

/** Navigates to the provider's sign-in page. Throws with a message for the user. */
export function useProviderSignIn() {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async ({ name, label }: { name: string; label: string }) => {
      const redirectTo = `${window.location.origin}/auth/callback`;
      const provider = name as Provider;
      const { error } = await client.signInWithOAuth({ provider, options: { redirectTo } });
      if (error) throw new Error(identityFailureText(error, providerFailed(label)));
    },
  });
}

/**
 * Navigates to the sign-in page of the company that owns the address's domain. Throws with a message for the
 * user.
 */
export function useCompanySignIn() {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async (domain: string) => {
      const redirectTo = `${window.location.origin}/auth/callback`;
      const { error } = await client.signInWithSSO({ domain, options: { redirectTo } });
      if (error?.code === 'sso_provider_not_found') throw new Error(companyUnknown(domain));
      if (error) throw new Error(identityFailureText(error, companyFailed));
    },
  });
}

const passkeyErrors: Record<string, string> = {
  NotAllowedError: passkeyCancelled,
  webauthn_verification_failed: passkeyUnknown,
};

/** Signs in with a passkey that the user chooses in the browser. Throws with a message for the user. */
export function usePasskeySignIn() {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async () => {
      const { data, error } = await signInWithPasskey(client);
      if (error)
        throw new Error(passkeyErrors[error.code ?? ''] ?? identityFailureText(error, passkeyFailed));
      const { access_token, refresh_token } = data;
      const opened = await client.setSession({ access_token, refresh_token });
      if (opened.error) throw new Error(identityFailureText(opened.error, passkeyFailed));
    },
  });
}
