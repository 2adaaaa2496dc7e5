import { useMutation, useQuery } from '@tanstack/react-query';
import { useAuth } from '../auth-provider.tsx';
import { identityFailureText } from '../identity-failure.ts';
import { listVerifiedFactors } from '../second-factor.ts';
import { factorFailed, sendCodeFailed, wrongAppCode, wrongTextCode } from './messages.ts';

/** Second factors that the signed-in user can use, oldest first. */
export function useFactorsToShow() {
  const { client } = useAuth();
  return useQuery({ queryKey: ['factors-to-show'], queryFn: () => listVerifiedFactors(client) });
}

/** Verifies the app's code, which elevates the session. Throws with a message for the user. */
export function useShowApp(factorId: string, onShown: () => void) {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async (code: string) => {
      const { error } = await client.mfa.challengeAndVerify({ factorId, code });
      if (!error) return;
      throw new Error(
        error.code === 'mfa_verification_failed' ? wrongAppCode : identityFailureText(error, factorFailed),
      );
    },
    onSuccess: onShown,
  });
}

/** Sends a code to the phone and returns its challenge. */
export function useSendText(factorId: string) {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async () => {
      const { data, error } = await client.mfa.challenge({ factorId, channel: 'sms' });
      if (error) throw new Error(identityFailureText(error, sendCodeFailed));
      return data.id;
    },
  });
}

/** Verifies the texted code, which elevates the session. Throws with a message for the user. */
export function useShowText(question: { factorId: string; challengeId: string }, onShown: () => void) {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async (code: string) => {
      const { error } = await client.mfa.verify({ ...question, code });
      if (!error) return;
      throw new Error(
        error.code === 'mfa_verification_failed' ? wrongTextCode : identityFailureText(error, factorFailed),
      );
    },
    onSuccess: onShown,
  });
}

/** Verifies the security key through the browser's dialog. Throws with a message for the user. */
export function useShowKey(factorId: string, onShown: () => void) {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async () => {
      const { error } = await client.mfa.webauthn.authenticate({ factorId });
      if (error) throw new Error(identityFailureText(error, factorFailed));
    },
    onSuccess: onShown,
  });
}
