import { VisuallyHidden } from '@mantine/core';
import { trpc } from '../lib/trpc.ts';
import { useSelection } from '../lib/use-selection.tsx';

const pollMs = 60_000;
const mostShown = 99;

/** Number of alerts of the domain since the reader last looked; renders nothing for 0. */
export function AlertCount({ className }: { className?: string }) {
  const { domain } = useSelection();
  const { data } = trpc.alerts.getReader.useQuery(
    { domainId: domain?.id ?? '' },
    { enabled: domain !== null, refetchInterval: pollMs },
  );
  const unseen = data?.unseen ?? 0;
  if (unseen === 0) return null;
  return (
    <span className={className}>
      {unseen > mostShown ? `${mostShown}+` : unseen}
      <VisuallyHidden> new</VisuallyHidden>
    </span>
  );
}
