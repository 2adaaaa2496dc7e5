import { ToneBadge } from '@keydence/ui';
import { Box, CloseButton } from '@mantine/core';
import classes from './competitors.module.css';
import { messages, refreshTitles } from './messages.ts';
import type { RefreshOutcome } from './use-refresh-competitor.ts';
import { useTimedDismiss } from './use-timed-dismiss.ts';

/** Milliseconds for which the banner stays: longer after a failure. */
export const bannerMs = { success: 5000, partial: 5000, failure: 8000, limit: 8000 } as const;

const tones = { success: 'good', partial: 'medium', failure: 'weak', limit: 'medium' } as const;

interface RefreshBannerProps {
  outcome: RefreshOutcome;
  onClose: () => void;
}

/** Outcome of a refresh. The banner closes after a time, unless the pointer or focus is on it. */
export function RefreshBanner({ outcome: { kind, message, hint }, onClose }: RefreshBannerProps) {
  const { pause, resume } = useTimedDismiss(bannerMs[kind], onClose);
  const isGood = kind === 'success' || kind === 'partial';
  return (
    <Box
      className={classes.banner}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <div role={isGood ? 'status' : 'alert'}>
        <ToneBadge tone={tones[kind]} isPlain>
          {refreshTitles[kind]}
        </ToneBadge>
        <p>{message}</p>
        {hint ? <p>{hint}</p> : null}
      </div>
      <CloseButton aria-label={messages.close} onClick={onClose} />
    </Box>
  );
}
