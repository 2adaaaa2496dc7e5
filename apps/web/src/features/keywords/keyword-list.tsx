import { CardGrid, CardGridItem, EmptyState, Paging, Panel } from '@keydence/ui';
import { Button } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { type ReactNode, type Ref, useDeferredValue } from 'react';
import { useTopicName } from '../../lib/use-topic-name.ts';
import { bulkMessages } from './bulk-messages.ts';
import { gainOrderNote } from './gain-order.ts';
import { KeywordCard } from './keyword-card.tsx';
import { cardWidth, KeywordSkeletonCards } from './keyword-skeleton-card.tsx';
import classes from './keywords.module.css';
import type { KeywordsSearch } from './keywords-search.ts';
import { messages } from './messages.ts';
import { describeCount, NoKeywords } from './no-keywords.tsx';
import { SelectCheckbox } from './select-checkbox.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { type ListSelection, type SelectKeywords, useKeywordSelection } from './use-keyword-selection.ts';
import type { Keyword, KeywordList as Keywords } from './use-keywords.ts';

interface KeywordListProps {
  /** Keyword count; it takes the focus when the focused element disappears. */
  countRef: Ref<HTMLParagraphElement>;
  list: Keywords;
  search: KeywordsSearch;
  /** Receives changed filters; the list restarts at its first page. */
  onChange: (changes: Partial<KeywordsSearch>) => void;
  onSelect: SelectKeywords;
  /** Buttons of the selection bar. */
  renderActions: (selection: ListSelection) => ReactNode;
  /** Shown at the end of the line with the count. */
  controls: ReactNode;
  onDelete: (keyword: Keyword) => void;
  onOpen: (keyword: Keyword) => void;
}

/**
 * One page of keywords with its count and paging. The next page renders in steps, so the screen stays
 * responsive; the previous page stays until it is done.
 */
export function KeywordList(props: KeywordListProps) {
  const list = useDeferredValue(props.list);
  const { countRef, search, onChange, onSelect, renderActions, onDelete, onOpen } = props;
  const topicName = useTopicName(search.topic);
  const { total, page, pages, limit } = list.pagination;
  const selection = useKeywordSelection({
    selected: search.selected,
    onSelect,
    pageIds: list.data.map(({ id }) => id),
    total,
  });
  const toggle = useCallbackRef(selection.toggle);
  const open = useCallbackRef(onOpen);
  const remove = useCallbackRef(onDelete);
  const orderNote = gainOrderNote(search, list, list.data);
  if (total === 0) {
    return (
      <Panel>
        <NoKeywords search={search} onChange={onChange} />
      </Panel>
    );
  }
  // All keywords of this page are being deleted; the next ones are loading.
  if (list.data.length === 0 && page <= pages) return <KeywordSkeletonCards />;
  if (list.data.length === 0) {
    return (
      <EmptyState
        title={messages.pastEnd}
        action={<Button onClick={() => onChange({})}>Go to the first page</Button>}
      />
    );
  }
  return (
    <>
      <div className={classes.summary}>
        <SelectCheckbox
          label={bulkMessages.selectPage}
          isChecked={selection.page === 'all'}
          isPartial={selection.page === 'some'}
          onChange={selection.togglePage}
        />
        <p ref={countRef} tabIndex={-1} role="status">
          {describeCount(total, search, topicName)}
          {search.sort === undefined && list.sortedBy === 'clicks' ? messages.mostClicksFirst : null}
          {orderNote ? <span> · {orderNote}</span> : null}
        </p>
        <div className={classes.tableControls}>{props.controls}</div>
      </div>
      <SelectionBar selection={selection} total={total}>
        {renderActions(selection)}
      </SelectionBar>
      <CardGrid label="Keywords" cardWidth={cardWidth}>
        {list.data.map((keyword) => (
          <CardGridItem key={keyword.id} isSelected={selection.isSelected(keyword.id)}>
            <KeywordCard
              keyword={keyword}
              isSelected={selection.isSelected(keyword.id)}
              onToggle={toggle}
              onOpen={open}
              onDelete={remove}
            />
          </CardGridItem>
        ))}
      </CardGrid>
      <Paging
        page={page}
        limit={limit}
        total={total}
        onChange={(next) => {
          onChange({ page: next === 1 ? undefined : next });
          window.scrollTo(0, 0);
        }}
      />
    </>
  );
}
