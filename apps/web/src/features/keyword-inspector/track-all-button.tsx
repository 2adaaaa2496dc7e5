import { messages } from './messages.ts';
import { TrackButton } from './track-button.tsx';

interface TrackAllButtonProps {
  keywords: readonly string[];
  isTracked: (keyword: string) => boolean | null;
  /** Keywords that are being added. */
  tracking: readonly string[];
  onTrack: (keywords: readonly string[]) => void;
}

/** Adds the untracked ones of some keywords to the domain's list. */
export function TrackAllButton({ keywords, isTracked, tracking, onTrack }: TrackAllButtonProps) {
  if (keywords.length < 2) return null;
  const others = keywords.filter((keyword) => !isTracked(keyword));
  const label =
    others.length === keywords.length
      ? messages.trackAll(others.length)
      : messages.trackOthers(others.length);
  const isKnown = keywords.every((keyword) => isTracked(keyword) !== null);
  return (
    <TrackButton
      name={label}
      label={label}
      trackedLabel={messages.areTracked}
      isTracked={isKnown ? others.length === 0 : null}
      isBusy={tracking.length > 0}
      onTrack={() => onTrack(others)}
    />
  );
}
