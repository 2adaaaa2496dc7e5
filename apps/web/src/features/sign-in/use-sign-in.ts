import { useMutation } from '@tanstack/react-query';
import { useAuth } from '../../app/auth-provider.tsx';
import { codeFailed, sendFailed } from './messages.ts';

/** Sends the mail with the link and the code. Fails with a sentence for the user. */
export function useSendLink() {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async (email: string) => {
      const emailRedirectTo = `${window.location.origin}/auth/callback`;
      const { error } = await client.signInWithOtp({ email, options: { emailRedirectTo } });
      if (error) throw new Error(error.message || sendFailed);
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
      if (error) throw new Error(error.message || codeFailed);
    },
  });
}
