import { Hint, ToneBadge } from '@keydence/ui';
import { type IntentFacts, intentBasisText, intentText } from './insight-labels.ts';

/** Intent mark; hover, focus and touch show its source and reason. */
export function IntentMark({ keyword }: { keyword: IntentFacts }) {
  return (
    <Hint label={intentBasisText(keyword)} isPlain>
      <ToneBadge tone="neutral">{intentText(keyword)}</ToneBadge>
    </Hint>
  );
}
