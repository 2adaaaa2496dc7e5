import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { messages } from './messages.ts';
import { useRefetch } from './use-refetch.ts';

/** The two refreshes of the list, independent of each other. */
export function RefetchButtons() {
  const { keywords, rankings } = useRefetch();
  return (
    <>
      <RefetchButton label={messages.refetchKeywords} {...keywords} />
      <RefetchButton label={messages.refetchRankings} {...rankings} />
    </>
  );
}

interface RefetchButtonProps {
  label: string;
  isRunning: boolean;
  run: () => void;
}

/** While the refresh runs the button says so and takes no further press. */
function RefetchButton({ label, isRunning, run }: RefetchButtonProps) {
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
      disabled={isRunning}
      onClick={run}
    >
      {isRunning ? messages.refreshing : label}
    </Button>
  );
}
