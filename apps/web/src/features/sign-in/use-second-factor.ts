import { useMutation, useQuery } from '@tanstack/react-query';
import { useAuth } from '../../app/auth-provider.tsx';
import { factorFailed, wrongAppCode } from './messages.ts';

/** The authenticator app that the signed-in user has set up; null when there is none. */
export function useFactorToShow() {
  const { client } = useAuth();
  return useQuery({
    queryKey: ['factor-to-show'],
    queryFn: async () => {
      const { data, error } = await client.mfa.listFactors();
      if (error) throw new Error(error.message || factorFailed);
      return data.totp[0] ?? null;
    },
  });
}

/** Shows the app's code, which raises the session. Fails with a sentence for the user. */
export function useShowFactor(factorId: string | undefined, onShown: () => void) {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async (code: string) => {
      if (!factorId) throw new Error(factorFailed);
      const { error } = await client.mfa.challengeAndVerify({ factorId, code });
      if (!error) return;
      throw new Error(
        error.code === 'mfa_verification_failed' ? wrongAppCode : error.message || factorFailed,
      );
    },
    onSuccess: onShown,
  });
}
