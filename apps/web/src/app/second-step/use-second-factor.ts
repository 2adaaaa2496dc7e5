import { useMutation, useQuery } from '@tanstack/react-query';
import { useAuth } from '../auth-provider.tsx';
import { listVerifiedFactors } from '../second-factor.ts';
import { factorFailed, sendCodeFailed, wrongAppCode, wrongTextCode } from './messages.ts';

/** The second factors that the signed-in user may show, oldest first. */
export function useFactorsToShow() {
  const { client } = useAuth();
  return useQuery({ queryKey: ['factors-to-show'], queryFn: () => listVerifiedFactors(client) });
}

/** Shows the app's code, which raises the session. Fails with a sentence for the user. */
export function useShowApp(factorId: string, onShown: () => void) {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async (code: string) => {
      const { error } = await client.mfa.challengeAndVerify({ factorId, code });
      if (!error) return;
      throw new Error(
        error.code === 'mfa_verification_failed' ? wrongAppCode : error.message || factorFailed,
      );
    },
    onSuccess: onShown,
  });
}

/** Has a code sent to the phone; gives the question that it answers. */
export function useSendText(factorId: string) {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async () => {
      const { data, error } = await client.mfa.challenge({ factorId, channel: 'sms' });
      if (error) throw new Error(error.message || sendCodeFailed);
      return data.id;
    },
  });
}

/** Shows the code that was sent, which raises the session. Fails with a sentence for the user. */
export function useShowText(question: { factorId: string; challengeId: string }, onShown: () => void) {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async (code: string) => {
      const { error } = await client.mfa.verify({ ...question, code });
      if (!error) return;
      throw new Error(
        error.code === 'mfa_verification_failed' ? wrongTextCode : error.message || factorFailed,
      );
    },
    onSuccess: onShown,
  });
}

/** Asks for the security key in the browser's own dialog. Fails with a sentence for the user. */
export function useShowKey(factorId: string, onShown: () => void) {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async () => {
      const { error } = await client.mfa.webauthn.authenticate({ factorId });
      if (error) throw new Error(error.message || factorFailed);
    },
    onSuccess: onShown,
  });
}
