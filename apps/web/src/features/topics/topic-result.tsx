import { EmptyState, Paging, Panel } from '@keydence/ui';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FillHint } from '../../lib/fill-hint.tsx';
import { LinkButton } from '../../lib/link-button.tsx';
import { useTrackedCompetitors } from '../../lib/use-tracked-competitors.ts';
import { countTopics, messages } from './messages.ts';
import { TopicTable } from './topic-table.tsx';
import classes from './topics.module.css';
import { hasTopicFilters, isRelevantOnly, noTopicFilters, type TopicsSearch } from './topics-search.ts';
import type { TopicList } from './use-topics.ts';

interface TopicResultProps {
  list: TopicList;
  search: TopicsSearch;
  /** True while a run is queued or running. */
  isRunning: boolean;
  map: ReactNode;
  onChange: (changes: Partial<TopicsSearch>) => void;
}

/** One page of topics with its count, excluded topics, the map and the paging. */
export function TopicResult({ list, search, isRunning, map, onChange }: TopicResultProps) {
  const competitors = useTrackedCompetitors() ?? [];
  const { total, page, limit } = list.pagination;
  if (list.data.length === 0) {
    return (
      <Panel className={classes.empty ?? ''}>
        <NoTopics list={list} search={search} isRunning={isRunning} onChange={onChange} />
      </Panel>
    );
  }
  return (
    <>
      <div className={classes.count}>
        <p role="status">{countTopics(total)}</p>
        <LeftOut count={list.leftOut} search={search} onChange={onChange} />
      </div>
      {map}
      <TopicTable
        topics={list.data}
        search={search}
        hueOf={(id) => competitors.find((one) => one.id === id)?.hue}
        onSort={onChange}
      />
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

interface LeftOutProps {
  count: number;
  search: TopicsSearch;
  onChange: (changes: Partial<TopicsSearch>) => void;
}

/** Number of irrelevant topics, with a switch that shows or hides them. */
function LeftOut({ count, search, onChange }: LeftOutProps) {
  const isLeftOut = isRelevantOnly(search);
  if (isLeftOut ? count === 0 : search.relevant === undefined) return null;
  return (
    <p>
      {isLeftOut ? messages.leftOut(count) : messages.showingLeftOut}{' '}
      <Button
        variant="subtle"
        size="compact-sm"
        mih={32}
        onClick={() => onChange({ relevant: isLeftOut ? 'all' : undefined })}
      >
        {isLeftOut ? messages.showLeftOut(count) : messages.hideLeftOut}
      </Button>
    </p>
  );
}

/** Reason for an empty list, and the next step. */
function NoTopics({ list, search, isRunning, onChange }: Omit<TopicResultProps, 'map'>) {
  if (list.pagination.total > 0) {
    return (
      <EmptyState
        title={messages.pastEnd}
        action={<Button onClick={() => onChange({})}>{messages.firstPage}</Button>}
      />
    );
  }
  if (hasTopicFilters(search)) {
    return (
      <EmptyState
        title={messages.noMatch}
        action={<Button onClick={() => onChange(noTopicFilters)}>{messages.clearFilters}</Button>}
      />
    );
  }
  if (list.leftOut > 0) {
    return (
      <EmptyState
        title={messages.allLeftOut(list.leftOut)}
        action={
          <Button onClick={() => onChange({ relevant: 'all' })}>{messages.showLeftOut(list.leftOut)}</Button>
        }
      />
    );
  }
  if (isRunning) return <EmptyState title={messages.grouping}>{messages.groupingHint}</EmptyState>;
  if (list.aloneCount > 0) {
    return (
      <EmptyState
        title={messages.onlyAlone}
        action={
          <LinkButton to="/dashboard" search={{ section: 'keywords' }}>
            {messages.toKeywords}
          </LinkButton>
        }
      >
        {messages.onlyAloneHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={messages.noTopics}>
      <FillHint>{messages.noTopicsHint}</FillHint>
    </EmptyState>
  );
}
