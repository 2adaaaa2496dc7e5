import { Button } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './competitors.module.css';
import { DeleteCompetitorDialog } from './delete-competitor-dialog.tsx';
import { messages } from './messages.ts';
import { RefreshBanner } from './refresh-banner.tsx';
import { useDeleteCompetitor } from './use-delete-competitor.ts';
import { useRefreshCompetitor } from './use-refresh-competitor.ts';

/** What can be done with a competitor: refresh it, or stop tracking it. */
export function CompetitorActions({ id, name }: { id: string; name: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { refresh, isRefreshing, outcome, dismiss } = useRefreshCompetitor(id);
  const deletion = useDeleteCompetitor(id, () => setIsAsking(false));
  const ask = () => {
    deletion.reset();
    setIsAsking(true);
  };
  return (
    <div>
      {outcome ? <RefreshBanner key={outcome.kind} outcome={outcome} onClose={dismiss} /> : null}
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
          onClick={refresh}
          disabled={isRefreshing}
          aria-label={`${isRefreshing ? messages.refreshing : messages.refresh} ${name}`}
        >
          {isRefreshing ? messages.refreshing : messages.refresh}
        </Button>
        <Button
          variant="default"
          leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
          onClick={ask}
          aria-label={`${messages.delete} ${name}`}
        >
          {messages.delete}
        </Button>
      </div>
      <DeleteCompetitorDialog
        name={name}
        isOpen={isAsking}
        isDeleting={deletion.isDeleting}
        hasFailed={deletion.hasFailed}
        onCancel={() => setIsAsking(false)}
        onConfirm={deletion.confirm}
      />
    </div>
  );
}
