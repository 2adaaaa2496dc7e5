import { ToneBadge } from '@keydence/ui';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconPlus } from '@tabler/icons-react';
import { useRefusal } from '../../lib/use-access.ts';
import classes from './explorer.module.css';
import { messages } from './messages.ts';
import type { TrackState } from './use-track-keyword.ts';

interface TrackButtonProps {
  keyword: string;
  state: TrackState;
  onTrack: () => void;
  onUndo: () => void;
  /** True in a grid, which is one Tab stop. */
  isInGrid?: boolean;
}

/** One button for tracking and its undo: it stays in place, so it keeps the focus. */
export function TrackButton({ keyword, state, onTrack, onUndo, isInGrid = false }: TrackButtonProps) {
  const refusal = useRefusal();
  const isTracked = state !== 'untracked' && state !== 'removing';
  const isBusy = state === 'adding' || state === 'removing';
  const label = isTracked ? messages.undo : messages.track;
  const Icon = isTracked ? IconArrowBackUp : IconPlus;
  const act = isTracked ? onUndo : onTrack;
  return (
    <div className={classes.tracking}>
      <span role="status">
        {isTracked ? (
          <ToneBadge tone="good" icon={<IconCheck size={14} stroke={2} aria-hidden />}>
            {messages.tracked}
          </ToneBadge>
        ) : null}
      </span>
      {state === 'tracked' || refusal !== null ? null : (
        <Button
          size={isInGrid ? 'compact-xs' : 'compact-sm'}
          mih={isInGrid ? 24 : 32}
          tabIndex={isInGrid ? -1 : undefined}
          variant={isTracked ? 'subtle' : 'light'}
          leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
          aria-label={`${label}: ${keyword}`}
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : act}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
