import { ToneBadge } from '@keydence/ui';
import { Button } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { messages } from './messages.ts';

interface TrackButtonProps {
  keyword: string;
  /** Null until it is known. */
  isTracked: boolean | null;
  isBusy: boolean;
  onTrack: () => void;
}

/** Adds a keyword to the domain's list, or says that it is there already. */
export function TrackButton({ keyword, isTracked, isBusy, onTrack }: TrackButtonProps) {
  if (isTracked) {
    return (
      <ToneBadge tone="good" icon={<IconCheck size={14} stroke={1.5} aria-hidden />}>
        {messages.isTracked}
      </ToneBadge>
    );
  }
  return (
    <Button
      variant="default"
      size="compact-sm"
      mih={32}
      leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
      aria-label={`${messages.track} "${keyword}"`}
      disabled={isTracked === null || isBusy}
      onClick={onTrack}
    >
      {messages.track}
    </Button>
  );
}
