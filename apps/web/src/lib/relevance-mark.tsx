import type { RelevanceClass } from '@keydence/domain';
import { Hint, type Tone, ToneBadge } from '@keydence/ui';
import { type RelevanceFacts, relevanceReasonText, relevanceText } from './insight-labels.ts';

const tones: Record<RelevanceClass, Tone> = { listed: 'good', maybe: 'medium', hidden: 'neutral' };

/** Relevance of a keyword or topic to the site; hover, focus and touch show the evidence. */
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
