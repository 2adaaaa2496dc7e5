import type { PageState, Tone } from '@keydence/domain';
import { Hint, ToneBadge } from '@keydence/ui';
import { stateHints, stateLabels } from './messages.ts';

const tones: Partial<Record<PageState, Tone>> = {
  healthy: 'good',
  not_found: 'weak',
  error: 'weak',
  redirects: 'medium',
  refused: 'medium',
  needs_javascript: 'medium',
};

export function StateBadge({ state }: { state: PageState }) {
  const tone = tones[state];
  return (
    <Hint label={stateHints[state]}>
      {tone ? <ToneBadge tone={tone}>{stateLabels[state]}</ToneBadge> : stateLabels[state]}
    </Hint>
  );
}
