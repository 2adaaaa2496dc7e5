import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { scheduleMessages as texts } from './schedule-messages.ts';

interface RunButtonProps {
  isRunning: boolean;
  /** Id of the sentence with the reason it is unavailable; null if available. */
  reasonId: string | null;
  onRun: () => void;
}

/**
 * Writes a report outside the schedule. It keeps the focus while unavailable, so it is never really
 * disabled.
 */
export function RunButton({ isRunning, reasonId, onRun }: RunButtonProps) {
  const isOff = reasonId !== null;
  return (
    <Button
      variant="default"
      leftSection={<IconPlayerPlay size={16} stroke={1.5} aria-hidden />}
      aria-disabled={isOff}
      data-disabled={isOff || undefined}
      aria-describedby={reasonId ?? undefined}
      onClick={isOff ? undefined : onRun}
    >
      {isRunning ? texts.running : texts.runNow}
    </Button>
  );
}
