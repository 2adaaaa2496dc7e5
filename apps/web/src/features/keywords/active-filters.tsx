import { FilterChips, formatNumber } from '@keydence/ui';
import { focusContent } from '../../lib/focus-content.ts';
import { relevanceLabels } from '../../lib/insight-labels.ts';
import { intentLabels } from '../../lib/intent-labels.ts';
import { rankRangeText } from '../../lib/rank-range-text.ts';
import { useTopicName } from '../../lib/use-topic-name.ts';
import type { KeywordsSearch, withoutFilters } from './keywords-search.ts';
import { activeFilterTexts as texts } from './messages.ts';

interface ActiveFiltersProps {
  search: KeywordsSearch;
  onChange: (changes: Partial<KeywordsSearch>) => void;
}

/** Filters of the list as chips; each removes its filter. */
export function ActiveFilters({ search, onChange }: ActiveFiltersProps) {
  const topicName = useTopicName(search.topic);
  const { intent, volume, difficulty, opportunity, ranks, tag, topic, relevance } = search;
  const labels: Record<keyof typeof withoutFilters, string | undefined> = {
    search: search.search && texts.search(search.search),
    intent: intent && texts.intent(intentLabels[intent]),
    volume: volume === undefined ? undefined : texts.volume(formatNumber(volume)),
    difficulty: difficulty === undefined ? undefined : texts.difficulty(difficulty),
    opportunity: opportunity === undefined ? undefined : texts.opportunity(opportunity),
    ranks: ranks && texts.ranks(rankRangeText(ranks)),
    tag: tag && texts.tag(tag),
    topic: topic && texts.topic(topicName ?? '…'),
    relevance: relevance && relevanceLabels[relevance],
  };
  const filters = Object.entries(labels).flatMap(([name, label]) =>
    label === undefined ? [] : [{ label, onRemove: () => onChange({ [name]: undefined }) }],
  );
  return <FilterChips filters={filters} onEmpty={focusContent} />;
}
