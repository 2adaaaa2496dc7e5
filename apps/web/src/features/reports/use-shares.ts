import type { ShareDays } from '@keydence/domain';
import { notifications } from '@mantine/notifications';
import { failureText } from '../../lib/failure-text.ts';
import { notifyError } from '../../lib/notify-error.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { shareMessages } from './share-messages.ts';

export type Share = RouterOutputs['reportShares']['list']['data'][number];

/** Active links to a domain's report, with creation and revocation. */
export function useShares(domainId: string) {
  const { market } = useSelection();
  const utils = trpc.useUtils();
  const query = trpc.reportShares.list.useQuery({ domainId });
  const reload = () => utils.reportShares.list.invalidate({ domainId });
  const creation = trpc.reportShares.create.useMutation({ onSuccess: reload });
  const revocation = trpc.reportShares.delete.useMutation({
    onSuccess: async () => {
      notifications.show({ message: shareMessages.revoked });
      await reload();
    },
    onError: (error) => notifyError(shareMessages.revokeFailed, error),
  });
  const { token } = creation.data ?? {};
  return {
    query: { data: query.data, error: query.error, refetch: () => void query.refetch() },
    create: (expiresInDays: ShareDays) =>
      creation.mutate({
        domainId,
        expiresInDays,
        ...(market && { locationCode: market.locationCode, languageCode: market.languageCode }),
      }),
    isCreating: creation.isPending,
    /** Address of the newest link; it is known only this once. */
    newUrl: token ? `${window.location.origin}/share/${token}` : null,
    failure: creation.error && failureText(creation.error),
    revoke: (shareId: string) => revocation.mutate({ domainId, shareId }),
    revokingId: revocation.isPending ? revocation.variables.shareId : null,
  };
}
