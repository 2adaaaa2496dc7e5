import { ToneBadge } from '@keydence/ui';
import { Button } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useRefusal } from '../../lib/use-access.ts';
import { messages } from './messages.ts';

interface TrackButtonProps {
  /** Accessible name of the button, independent of its position. */
  name: string;
  label?: string;
  trackedLabel?: string;
  /** Null until loaded. */
  isTracked: boolean | null;
  isBusy: boolean;
  onTrack: () => void;
}

/** Adds the keyword to the domain's list, or shows that it is tracked. */
export function TrackButton({
  name,
  label = messages.track,
  trackedLabel = messages.isTracked,
  isTracked,
  isBusy,
  onTrack,
}: TrackButtonProps) {
  const badge = useRef<HTMLSpanElement>(null);
  const refusal = useRefusal();
  const wasPressed = useRef(false);
  useEffect(() => {
    // The badge replaces a focused button; otherwise the next Tab would start at the top of the page.
    if (isTracked && wasPressed.current && document.activeElement === document.body) badge.current?.focus();
    if (isTracked) wasPressed.current = false;
  }, [isTracked]);
  if (isTracked) {
    return (
      <span ref={badge} tabIndex={-1}>
        <ToneBadge tone="good" icon={<IconCheck size={14} stroke={1.5} aria-hidden />}>
          {trackedLabel}
        </ToneBadge>
      </span>
    );
  }
  if (refusal !== null) return null;
  return (
    <Button
      variant="default"
      size="compact-sm"
      mih={32}
      leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
      aria-label={name}
      disabled={isTracked === null}
      // Not `disabled`, which would drop the focus.
      data-disabled={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (isBusy) return;
        wasPressed.current = true;
        onTrack();
      }}
    >
      {label}
    </Button>
  );
}
