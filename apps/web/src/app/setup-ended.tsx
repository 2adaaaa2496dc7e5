import { BeatLoader, ErrorPanel, Panel } from '@keydence/ui';
import { trpc } from './trpc.ts';
import type { TrackedDomain } from './use-selection.tsx';

/** The setup has ended without numbers: no source covers the site, or a step failed. */
export function SetupEnded({ domain }: { domain: TrackedDomain }) {
  const utils = trpc.useUtils();
  const status = trpc.trackedDomains.getStatus.useQuery({ domainId: domain.id });
  const retry = trpc.trackedDomains.retrySetup.useMutation({
    onSuccess: async (next) => {
      utils.trackedDomains.getStatus.setData({ domainId: domain.id }, next);
      await utils.workspaces.list.invalidate();
    },
  });
  if (status.isPending) return <BeatLoader />;
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
        onRetry={() => retry.mutate({ domainId: domain.id })}
        retryLabel={isWithoutSource ? 'Check again' : 'Try again'}
        isRetrying={retry.isPending}
      />
      {isWithoutSource ? <SourceWays /> : null}
    </Panel>
  );
}

/** The two ways to real numbers. */
function SourceWays() {
  return (
    <ul>
      <li>Connect DataForSEO: set DATAFORSEO_LOGIN and DATAFORSEO_PASSWORD on the server.</li>
      <li>Import an export from Search Console, Keyword Planner, Ahrefs or Semrush.</li>
    </ul>
  );
}
