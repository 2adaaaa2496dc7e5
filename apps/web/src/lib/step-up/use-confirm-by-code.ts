import { useMutation } from '@tanstack/react-query';
import { useAuth } from '../auth-provider.tsx';
import { identityFailureText } from '../identity-failure.ts';
import { stepUpTexts } from './messages.ts';

/** Sends a code to the signed-in user. Throws with a message for the user. */
export function useSendNonce() {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async () => {
      const { error } = await client.reauthenticate();
      if (error) throw new Error(identityFailureText(error, stepUpTexts.sendFailed));
    },
  });
}

/** Confirms the session with the code. Throws with a message for the user. */
export function useConfirmByCode(onConfirmed: () => void) {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async (nonce: string) => {
      const { error } = await client.updateUser({ nonce });
      if (!error) return;
      const isWrong = error.code === 'reauthentication_not_valid';
      throw new Error(isWrong ? stepUpTexts.wrongCode : identityFailureText(error, stepUpTexts.failed));
    },
    onSuccess: onConfirmed,
  });
}
