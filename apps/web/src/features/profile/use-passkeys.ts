import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../../lib/auth-provider.tsx';
import { callIdentity, type IdentityAnswer } from '../../lib/identity-api.ts';
import { identityFailureText } from '../../lib/identity-failure.ts';
import { registerPasskey } from '../../lib/passkeys.ts';
import { useStepUp } from '../../lib/step-up/step-up-provider.tsx';
import { trpc } from '../../lib/trpc.ts';
import { passkeyTexts as texts } from './passkey-messages.ts';

export interface Passkey {
  id: string;
  friendly_name: string;
  created_at: string;
  last_used_at?: string;
}

const queryKey = ['passkeys'];

export function usePasskeys() {
  const { client } = useAuth();
  return useQuery({
    queryKey,
    queryFn: async () => {
      const { data, error } = await callIdentity<Passkey[]>(client, { method: 'GET', path: '/passkeys' });
      if (error) throw new Error(identityFailureText(error, texts.loadFailed));
      return data;
    },
  });
}

const browserErrors: Record<string, string> = {
  NotAllowedError: texts.cancelled,
  InvalidStateError: texts.exists,
  webauthn_verification_failed: texts.addFailed,
};

/** Adds a passkey of this browser. Throws with a message for the user. */
export function useAddPasskey() {
  const { client } = useAuth();
  const stepUp = useStepUp();
  return useChange(async () => {
    const { error } = await stepUp(() => registerPasskey(client));
    if (error)
      throw new Error(browserErrors[error.code ?? ''] ?? identityFailureText(error, texts.addFailed));
  });
}

export function useRenamePasskey(onRenamed: () => void) {
  const { client } = useAuth();
  return useChange(async ({ id, name }: { id: string; name: string }) => {
    const body = { friendly_name: name };
    throwIfFailed(
      await callIdentity(client, { method: 'PATCH', path: `/passkeys/${id}`, body }),
      texts.renameFailed,
    );
  }, onRenamed);
}

export function useRemovePasskey(onRemoved: () => void) {
  const { client } = useAuth();
  const stepUp = useStepUp();
  return useChange(async (id: string) => {
    const call = { method: 'DELETE', path: `/passkeys/${id}` } as const;
    throwIfFailed(await stepUp(() => callIdentity(client, call)), texts.removeFailed);
  }, onRemoved);
}

function throwIfFailed({ error }: IdentityAnswer<unknown>, sentence: string): void {
  if (error) throw new Error(identityFailureText(error, sentence));
}

/** Mutation that refetches the list and the account's activity. */
function useChange<Input = void>(mutationFn: (input: Input) => Promise<void>, onDone?: () => void) {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey }),
        utils.accountActivity.list.invalidate(),
      ]);
      onDone?.();
    },
  });
}
