import { Hint, ToneBadge } from '@keydence/ui';
import { type IntentFacts, intentBasisText, intentText } from './insight-labels.ts';

/** An intent; hover, focus and touch say who decided it and why. */
export function IntentMark({ keyword }: { keyword: IntentFacts }) {
  return (
    <Hint label={intentBasisText(keyword)} isPlain>
      <ToneBadge tone="neutral">{intentText(keyword)}</ToneBadge>
    </Hint>
  );
}
