import { Button, Tooltip } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { formatMoment } from './format-moment.ts';
import { rhythmMessages as texts } from './rhythm-messages.ts';
import type { Rhythm } from './use-rhythm.ts';

interface RunButtonProps {
  rhythm: Rhythm;
  isStarting: boolean;
  onRun: () => void;
}

/**
 * Writes a report outside of the schedule. One button says that it may, that it runs, and from when it may again, so
 * that the focus stays on it; it is never really disabled.
 */
export function RunButton({ rhythm: { state, runnableAt, timeZone }, isStarting, onRun }: RunButtonProps) {
  const isRunning = state === 'running' || isStarting;
  const isOff = isRunning || runnableAt !== null;
  const isExplained = runnableAt !== null && !isRunning;
  return (
    <Tooltip
      label={runnableAt ? texts.runnableFrom(formatMoment(runnableAt, timeZone)) : null}
      disabled={!isExplained}
      events={{ hover: true, focus: true, touch: true }}
      multiline
      maw={280}
    >
      <Button
        variant="default"
        leftSection={<IconPlayerPlay size={16} stroke={1.5} aria-hidden />}
        aria-disabled={isOff}
        data-disabled={isOff || undefined}
        onClick={isOff ? undefined : onRun}
      >
        {isRunning ? texts.running : texts.runNow}
      </Button>
    </Tooltip>
  );
}
