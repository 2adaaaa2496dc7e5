import { EmptyState, Paging, Panel } from '@keydence/ui';
import { Button } from '@mantine/core';
import type { Ref } from 'react';
import { type BoardSearch, hasBoardFilters, withoutFilters } from './board-search.ts';
import { describeList } from './describe-list.ts';
import classes from './feedback-board.module.css';
import { FeedbackCard } from './feedback-card.tsx';
import type { ItemAction } from './item-action.ts';
import { messages } from './messages.ts';
import type { FeedbackList as Feedback } from './use-feedback-list.ts';

interface FeedbackListProps {
  list: Feedback;
  search: BoardSearch;
  /** Item count; it takes the focus when the focused element disappears. */
  countRef: Ref<HTMLParagraphElement>;
  /** Receives changed filters; the list restarts at its first page. */
  onChange: (changes: BoardSearch) => void;
  onShare: () => void;
  onAct: (action: ItemAction) => void;
}

/** One page of items with its count and paging. */
export function FeedbackList(props: FeedbackListProps) {
  const { list, search, countRef, onChange, onShare, onAct } = props;
  const { total, page, limit } = list.pagination;
  const hasFilters = hasBoardFilters(search);
  return (
    <>
      <div className={classes.summary}>
        <p ref={countRef} tabIndex={-1} role="status">
          {describeList(total, search)}
        </p>
        {hasFilters && total > 0 ? (
          <Button variant="subtle" size="compact-sm" mih={32} onClick={() => onChange(withoutFilters)}>
            {messages.clearFilters}
          </Button>
        ) : null}
      </div>
      {list.data.length === 0 ? (
        <Panel>
          <NoFeedback list={list} hasFilters={hasFilters} onChange={onChange} onShare={onShare} />
        </Panel>
      ) : (
        <ul className={classes.list} aria-label="Feedback">
          {list.data.map((item) => (
            <li key={item.id}>
              <FeedbackCard item={item} onAct={onAct} />
            </li>
          ))}
        </ul>
      )}
      {total > limit && list.data.length > 0 ? (
        <Paging
          page={page}
          limit={limit}
          total={total}
          onChange={(next) => {
            onChange({ page: next === 1 ? undefined : next });
            window.scrollTo(0, 0);
          }}
        />
      ) : null}
    </>
  );
}

interface NoFeedbackProps extends Pick<FeedbackListProps, 'list' | 'onChange' | 'onShare'> {
  hasFilters: boolean;
}

function NoFeedback({ list, hasFilters, onChange, onShare }: NoFeedbackProps) {
  if (list.pagination.total > 0) {
    return (
      <EmptyState
        title={messages.pastEnd}
        action={<Button onClick={() => onChange({})}>{messages.firstPage}</Button>}
      />
    );
  }
  if (hasFilters) {
    return (
      <EmptyState
        title={messages.noMatch}
        action={<Button onClick={() => onChange(withoutFilters)}>{messages.clearFilters}</Button>}
      />
    );
  }
  return <EmptyState title={messages.empty} action={<Button onClick={onShare}>{messages.share}</Button>} />;
}
