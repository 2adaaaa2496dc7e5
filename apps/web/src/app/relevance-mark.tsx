import type { RelevanceClass } from '@keydence/domain';
import { Hint, type Tone, ToneBadge } from '@keydence/ui';
import { type RelevanceFacts, relevanceReasonText, relevanceText } from './insight-labels.ts';

const tones: Record<RelevanceClass, Tone> = { listed: 'good', maybe: 'medium', hidden: 'neutral' };

/** How well a keyword or topic suits the site; hover, focus and touch give the evidence. */
export function RelevanceMark({ facts }: { facts: RelevanceFacts }) {
  const { relevanceClass } = facts;
  return (
    <Hint label={relevanceReasonText(facts)} isPlain>
      <ToneBadge tone={relevanceClass ? tones[relevanceClass] : 'neutral'}>
        {relevanceText(relevanceClass)}
      </ToneBadge>
    </Hint>
  );
}
