import { VisuallyHidden } from '@mantine/core';
import { trpc } from './trpc.ts';
import { useSelection } from './use-selection.tsx';

const pollMs = 60_000;
const mostShown = 99;

/** How many alerts of the domain have fired since the reader last looked; nothing when there are none. */
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
