import { topicPageState } from '@keydence/domain';
import { FilterChips } from '@keydence/ui';
import { Button, NativeSelect, Switch } from '@mantine/core';
import { countFilters } from '../../lib/filters/count-filters.ts';
import { FilterBar } from '../../lib/filters/filter-bar.tsx';
import { focusContent } from '../../lib/focus-content.ts';
import { relevanceLabels } from '../../lib/insight-labels.ts';
import listClasses from '../../lib/list.module.css';
import { RelevanceSelect } from '../../lib/relevance-select.tsx';
import { SearchBox } from '../../lib/search-box.tsx';
import { useTypedText } from '../../lib/use-typed-text.ts';
import { messages, pageStateLabels } from './messages.ts';
import { hasTopicFilters, isRelevantOnly, noTopicFilters, type TopicsSearch } from './topics-search.ts';

interface TopicFiltersProps {
  search: TopicsSearch;
  hiddenCount: number;
  /** Receives changed filters; the list restarts at its first page. */
  onChange: (changes: Partial<TopicsSearch>) => void;
}

export function TopicFilters({ search, hiddenCount, onChange }: TopicFiltersProps) {
  const [text, type] = useTypedText(search.search ?? '', (value) => onChange({ search: value || undefined }));
  const clear = () => {
    type('');
    onChange(noTopicFilters);
  };
  return (
    <>
      <FilterBar
        label={messages.filtersLabel}
        lineClassName={listClasses.filters}
        searchBox={
          <SearchBox
            className={listClasses.search}
            placeholder={messages.searchPlaceholder}
            value={text}
            onType={type}
          />
        }
        count={countFilters(search, noTopicFilters)}
      >
        <RelevanceSelect
          value={search.relevance}
          isRelevantOnly={isRelevantOnly(search)}
          onChange={onChange}
        />
        <NativeSelect
          label={messages.pageFilter}
          value={search.pages ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ pages: topicPageState.optional().catch(undefined).parse(value) })
          }
          data={[
            { value: '', label: messages.anyPages },
            ...topicPageState.options.map((value) => ({ value, label: pageStateLabels[value] })),
          ]}
        />
        <Switch
          className={listClasses.switch ?? ''}
          label={messages.pinnedOnly}
          checked={search.pinned === 'only'}
          onChange={(event) => onChange({ pinned: event.currentTarget.checked ? 'only' : undefined })}
        />
        {hiddenCount > 0 || search.hidden ? (
          <Switch
            className={listClasses.switch ?? ''}
            label={messages.hiddenOnly(hiddenCount)}
            checked={search.hidden === 'only'}
            onChange={(event) => onChange({ hidden: event.currentTarget.checked ? 'only' : undefined })}
          />
        ) : null}
        <Button
          className={listClasses.clear ?? ''}
          variant="default"
          onClick={clear}
          disabled={!hasTopicFilters(search) && text === ''}
        >
          {messages.clear}
        </Button>
      </FilterBar>
      <FilterChips filters={activeFilters(search, onChange)} onEmpty={focusContent} />
    </>
  );
}

function activeFilters(search: TopicsSearch, onChange: TopicFiltersProps['onChange']) {
  const chip = (name: keyof typeof noTopicFilters, label: string | undefined) =>
    search[name] === undefined || label === undefined
      ? []
      : [{ label, onRemove: () => onChange({ [name]: undefined }) }];
  return [
    ...chip('search', search.search && `Search: ${search.search}`),
    ...chip('relevance', search.relevance && relevanceLabels[search.relevance]),
    ...chip('pages', search.pages && `Your pages: ${pageStateLabels[search.pages].toLowerCase()}`),
    ...chip('pinned', messages.pinnedOnly),
    ...chip('hidden', messages.hiddenTopics),
  ];
}
