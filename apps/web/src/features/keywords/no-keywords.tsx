import { EmptyState, formatNumber } from '@keydence/ui';
import { Button } from '@mantine/core';
import { countKeywords } from '../../lib/count-keywords.ts';
import { FillHint } from '../../lib/fill-hint.tsx';
import { ImportLink } from '../../lib/import-link.tsx';
import { relevanceLabels } from '../../lib/insight-labels.ts';
import { intentLabels } from '../../lib/intent-labels.ts';
import { rankFilterText } from '../../lib/rank-range-text.ts';
import { useTopicName } from '../../lib/use-topic-name.ts';
import { hasKeywordFilters, type KeywordsSearch, withoutFilters } from './keywords-search.ts';
import { messages } from './messages.ts';

interface NoKeywordsProps {
  search: KeywordsSearch;
  onChange: (changes: Partial<KeywordsSearch>) => void;
}

/** Reason for an empty list, and the next step. */
export function NoKeywords({ search, onChange }: NoKeywordsProps) {
  const topicName = useTopicName(search.topic);
  if (!hasKeywordFilters(search)) {
    return (
      <EmptyState title={messages.noKeywords} action={<ImportLink isPrimary />}>
        <FillHint>{messages.noKeywordsHint}</FillHint>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={messages.noMatch}
      action={<Button onClick={() => onChange(withoutFilters)}>Clear filters</Button>}
    >
      {describeCount(0, search, topicName)}
    </EmptyState>
  );
}

/** "132 keywords with “shoe” in the text, commercial intent, volume from 1,000." */
export function describeCount(total: number, search: KeywordsSearch, topicName: string | null): string {
  const filters = [
    search.search && `“${search.search}” in the text`,
    search.intent && `${intentLabels[search.intent].toLowerCase()} intent`,
    search.volume && `a volume from ${formatNumber(search.volume)}`,
    search.difficulty && `a difficulty up to ${search.difficulty}`,
    search.opportunity && `an opportunity score from ${search.opportunity}`,
    search.ranks && rankFilterText(search.ranks),
    search.tag && `the tag “${search.tag}”`,
    search.topic && `the topic “${topicName ?? '…'}”`,
    search.relevance && `the relevance “${relevanceLabels[search.relevance]}”`,
  ].filter((filter) => typeof filter === 'string');
  const counted = countKeywords(total);
  return filters.length > 0 ? `${counted} with ${filters.join(', ')}` : counted;
}
