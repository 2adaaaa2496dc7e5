import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { CostNote } from '../../lib/cost-note.tsx';
import { useRefusal } from '../../lib/use-access.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { refetchTexts } from './messages.ts';
import classes from './refetch-buttons.module.css';
import { type Refetch, useRefetch } from './use-refetch.ts';
import type { Refresh } from './use-refreshes.ts';

const kinds = ['keywords', 'rankings'] as const;
const paid = kinds.map((kind) => ({ action: `refresh_${kind}` as const, name: refetchTexts[kind].refetch }));

/** Two independent refreshes of the list, with their progress. */
export function RefetchButtons() {
  const { workspace, domain } = useSelection();
  const refetches = useRefetch();
  const refusal = useRefusal('spend');
  const running = kinds.flatMap((kind) => refetches[kind].progress ?? []);
  return (
    <>
      {refusal === null
        ? kinds.map((kind) => (
            <RefetchButton key={kind} label={refetchTexts[kind].refetch} {...refetches[kind]} />
          ))
        : null}
      <p className={classes.progress} aria-live="polite">
        {running.map(describeProgress).join(' · ')}
      </p>
      {workspace && domain && refusal === null ? (
        <div className={classes.cost}>
          <CostNote workspaceId={workspace.id} domainId={domain.id} actions={paid} />
        </div>
      ) : null}
    </>
  );
}

/** While the refresh runs, the button shows it and ignores clicks. */
function RefetchButton({ label, isRunning, run }: Pick<Refetch, 'isRunning' | 'run'> & { label: string }) {
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
      disabled={isRunning}
      onClick={run}
    >
      {isRunning ? refetchTexts.refreshing : label}
    </Button>
  );
}

/** "Rankings: 1,000 of 3,400 checked". */
function describeProgress({ kind, state, done, total }: Refresh): string {
  const texts = refetchTexts[kind];
  const describe = () => {
    if (state === 'queued') return refetchTexts.queued;
    if (total === null) return refetchTexts.asking;
    return done < total ? texts.progress(done, total) : refetchTexts.saving;
  };
  return `${texts.name}: ${describe()}`;
}
