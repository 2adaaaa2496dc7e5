import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../../app/auth-provider.tsx';
import { twoFactor } from './two-factor-messages.ts';

const queryKey = ['two-factor'];

/** The authenticator apps that count. */
export function useApps() {
  const { client } = useAuth();
  return useQuery({
    queryKey,
    queryFn: async () => {
      const { data, error } = await client.mfa.listFactors();
      if (error) throw new Error(error.message || twoFactor.loadFailed);
      return data.totp;
    },
  });
}

/** What an authenticator app needs to be set up. */
export interface AppSetup {
  factorId: string;
  picture: string;
  secret: string;
}

/** Asks for a new secret. Fails with a sentence for the user. */
export function useBeginSetup() {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async (): Promise<AppSetup> => {
      // A name of its own, since an abandoned set-up keeps its name for some minutes.
      const friendlyName = `Authenticator app ${new Date().toISOString()}`;
      const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
      if (error) throw new Error(error.message || twoFactor.setUpFailed);
      return { factorId: data.id, picture: data.totp.qr_code, secret: data.totp.secret };
    },
  });
}

/** Shows the first code, from which on the app counts. */
export function useConfirmSetup(factorId: string, onConfirmed: () => void) {
  const { client } = useAuth();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (code: string) => {
      const { error } = await client.mfa.challengeAndVerify({ factorId, code });
      if (!error) return;
      const isWrong = error.code === 'mfa_verification_failed';
      throw new Error(isWrong ? twoFactor.wrongCode : error.message || twoFactor.setUpFailed);
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey });
      onConfirmed();
    },
  });
}

/** Removes an app; the session is renewed, so that the browser knows its lower standing. */
export function useRemoveApp(onRemoved: () => void) {
  const { client } = useAuth();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (factorId: string) => {
      const { error } = await client.mfa.unenroll({ factorId });
      if (error) throw new Error(error.message || twoFactor.removeFailed);
      await client.refreshSession();
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey });
      onRemoved();
    },
  });
}
