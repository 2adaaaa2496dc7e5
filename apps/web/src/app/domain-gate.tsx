import { BeatLoader, Panel } from '@keydence/ui';
import type { ReactNode } from 'react';
import { SetupEnded } from './setup-ended.tsx';
import { SetupProgress } from './setup-progress.tsx';
import { useSelection } from './use-selection.tsx';

/**
 * Lets a screen about a domain through once the domain's setup has ended well. Without any domain the screen
 * itself says so, in its own words.
 */
export function DomainGate({ children }: { children: ReactNode }) {
  const { domain, isLoading } = useSelection();
  if (isLoading) return <BeatLoader />;
  if (!domain) return <>{children}</>;
  if (domain.state === 'setting_up') {
    return (
      <Panel label="Domain setup">
        <SetupProgress key={domain.id} domainId={domain.id} domainName={domain.domainName} />
      </Panel>
    );
  }
  if (domain.state === 'failed' || domain.dataSource === null) return <SetupEnded domain={domain} />;
  return <>{children}</>;
}
