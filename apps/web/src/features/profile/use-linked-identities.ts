import type { Provider, UserIdentity } from '@supabase/auth-js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../../lib/auth-provider.tsx';
import { identityFailureText } from '../../lib/identity-failure.ts';
import { rememberReturnPath } from '../../lib/return-path.ts';
import { useStepUp } from '../../lib/step-up/step-up-provider.tsx';
import { linkedIdentities as messages } from './linked-identities-messages.ts';

const queryKey = ['linked-identities'];

export function useIdentities() {
  const { client } = useAuth();
  return useQuery({
    queryKey,
    queryFn: async () => {
      const { data, error } = await client.getUserIdentities();
      if (error) throw new Error(identityFailureText(error, messages.loadFailed));
      return data.identities;
    },
  });
}

/** Navigates to the provider; the callback returns to this section. */
export function useLinkIdentity() {
  const { client } = useAuth();
  const stepUp = useStepUp();
  return useMutation({
    mutationFn: async (provider: string) => {
      rememberReturnPath('/dashboard?section=profile');
      const redirectTo = `${window.location.origin}/auth/callback`;
      const { error } = await stepUp(() =>
        client.linkIdentity({ provider: provider as Provider, options: { redirectTo } }),
      );
      if (error) throw new Error(identityFailureText(error, messages.linkFailed));
    },
  });
}

export function useUnlinkIdentity() {
  const { client } = useAuth();
  const stepUp = useStepUp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (identity: UserIdentity) => {
      const { error } = await stepUp(() => client.unlinkIdentity(identity));
      if (error) throw new Error(identityFailureText(error, messages.unlinkFailed));
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}
