import { notifications } from '@mantine/notifications';
import { notifyError } from '../../lib/notify-error.ts';
import { type RouterInputs, type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { apiKeyTexts as texts } from './api-key-messages.ts';

export type ApiKey = RouterOutputs['apiKeys']['list']['data'][number];

type NewApiKey = RouterInputs['apiKeys']['create'];

/** Keys of the user, with creation and revocation. */
export function useApiKeys() {
  const utils = trpc.useUtils();
  const query = trpc.apiKeys.list.useQuery();
  const reload = async () => {
    await Promise.all([utils.apiKeys.list.invalidate(), utils.accountActivity.list.invalidate()]);
  };
  const creation = trpc.apiKeys.create.useMutation({ onSuccess: reload });
  const revocation = trpc.apiKeys.delete.useMutation({
    onError: (error) => notifyError(texts.revokeFailed, error),
  });
  const revoke = (key: ApiKey, onDone: (hasWorked: boolean) => void) =>
    revocation.mutate(
      { keyId: key.id },
      {
        onSuccess: async () => {
          notifications.show({ message: texts.revoked(key.name) });
          await reload();
        },
        onSettled: (_, error) => onDone(error === null),
      },
    );
  const { data, error, isFetching, isRefetching, refetch } = query;
  const { mutate: create, data: created, error: failure, isPending, reset } = creation;
  return {
    query: { data, error, isFetching, refetch: () => void refetch() },
    isRefetching,
    creation: { create: (input: NewApiKey) => create(input), created, failure, isPending, reset },
    revoke,
    isRevoking: revocation.isPending,
  };
}
