import { BrandLoader, ErrorPanel, Panel } from '@keydence/ui';
import { ImportLink } from './import-link.tsx';
import { trpc } from './trpc.ts';
import { useRefusal } from './use-access.ts';
import { useFocusOnUnmount } from './use-focus-on-unmount.ts';
import type { TrackedDomain } from './use-selection.tsx';

/** Setup that ended without figures: the server's message names possible sources or the failed step. */
export function SetupEnded({ domain }: { domain: TrackedDomain }) {
  const utils = trpc.useUtils();
  const status = trpc.trackedDomains.getStatus.useQuery({ domainId: domain.id });
  const retry = trpc.trackedDomains.retrySetup.useMutation({
    onSuccess: async (next) => {
      utils.trackedDomains.getStatus.setData({ domainId: domain.id }, next);
      await utils.workspaces.list.invalidate();
    },
  });
  const mayRetry = useRefusal('spend') === null;
  useFocusOnUnmount();
  if (status.isPending) return <BrandLoader />;
  const message = retry.error?.message ?? status.data?.message ?? status.error?.message;
  const isWithoutSource = domain.dataSource === null;
  return (
    <Panel>
      <ErrorPanel
        title={
          isWithoutSource
            ? `No search data for ${domain.domainName} yet`
            : `The setup of ${domain.domainName} failed`
        }
        message={message}
        onRetry={mayRetry ? () => retry.mutate({ domainId: domain.id }) : undefined}
        retryLabel={isWithoutSource ? 'Check again' : 'Try Again'}
        isRetrying={retry.isPending}
        action={isWithoutSource ? <ImportLink isPrimary /> : null}
      />
    </Panel>
  );
}
