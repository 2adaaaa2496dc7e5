import { Hint } from '@keydence/ui';
import type { ReactNode } from 'react';
import { useDates } from '../../lib/dates.tsx';
import { countTopics, statusTexts as texts } from './messages.ts';
import type { TopicStatus } from './use-topic-run.ts';

/** "187 topics · 412 keywords on their own · 36 keywords waiting · grouped Nov 22, 2026 · compared by wording". */
export function StatusLine({ status }: { status: TopicStatus }) {
  const dates = useDates();
  const { topicCount, aloneCount, notGroupedCount, waitingCount, groupedAt, vectors } = status;
  const parts: ReactNode[] = [
    countTopics(topicCount),
    <Hint key="alone" label={texts.aloneHint}>
      {texts.alone(aloneCount)}
    </Hint>,
  ];
  if (notGroupedCount > 0) {
    parts.push(
      <Hint key="not-grouped" label={texts.notGroupedHint}>
        {texts.notGrouped(notGroupedCount)}
      </Hint>,
    );
  }
  if (waitingCount > 0) {
    parts.push(
      <Hint key="waiting" label={texts.waitingHint}>
        {texts.waiting(waitingCount)}
      </Hint>,
    );
  }
  if (groupedAt !== null) parts.push(texts.groupedAt(dates.day(groupedAt)));
  if (vectors !== null) parts.push(vectors.model === null ? texts.byWording : texts.byModel(vectors.model));
  return parts.map((part, index) => (
    <span key={index}>
      {index === 0 ? null : ' · '}
      {part}
    </span>
  ));
}
