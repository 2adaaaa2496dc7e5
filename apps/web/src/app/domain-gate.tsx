import { BrandLoader, Panel } from '@keydence/ui';
import type { ReactNode } from 'react';
import { SetupEnded } from '../lib/setup-ended.tsx';
import { SetupProgress } from '../lib/setup-progress.tsx';
import { trpc } from '../lib/trpc.ts';
import { type TrackedDomain, useSelection } from '../lib/use-selection.tsx';

interface DomainGateProps {
  /** True if the screen also works without a keyword source, once the domain has moves. */
  hasMoves?: boolean | undefined;
  /** True if the screen works without keyword figures. */
  needsNoFigures?: boolean | undefined;
  children: ReactNode;
}

/**
 * Shows its children once the domain's setup has succeeded. Without a domain, the screen shows its own empty
 * state.
 */
export function DomainGate({ hasMoves = false, needsNoFigures = false, children }: DomainGateProps) {
  const { domain, isLoading } = useSelection();
  if (isLoading) return <BrandLoader />;
  if (!domain) return <>{children}</>;
  if (domain.state === 'setting_up') {
    return (
      <Panel label="Domain setup">
        <SetupProgress key={domain.id} domainId={domain.id} domainName={domain.domainName} />
      </Panel>
    );
  }
  if (needsNoFigures) return <>{children}</>;
  if (domain.state === 'failed') return <SetupEnded domain={domain} />;
  if (domain.dataSource !== null) return <>{children}</>;
  return hasMoves ? <MovesGate domain={domain}>{children}</MovesGate> : <SetupEnded domain={domain} />;
}

function MovesGate({ domain, children }: { domain: TrackedDomain; children: ReactNode }) {
  const { data, isPending } = trpc.moves.status.useQuery({ domainId: domain.id });
  if (isPending) return <BrandLoader />;
  const count = data ? data.proposedCount + data.acceptedCount + data.skippedCount + data.doneCount : 0;
  return count > 0 ? children : <SetupEnded domain={domain} />;
}
