import { EmptyState, ErrorPanel, Paging, Panel, Refreshing, ToneBadge } from '@keydence/ui';
import { Button, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { DomainQuery } from '../../app/domain-query-state.tsx';
import { failureText } from '../../app/failure-text.ts';
import { LinkButton } from '../../app/link-button.tsx';
import { MoveList } from '../../app/moves/move-list.tsx';
import { moveTexts, skippedBecause, verdictLabels, verdictTones } from '../../app/moves/move-texts.ts';
import type { MoveActions } from '../../app/moves/use-move-actions.ts';
import type { Move, MoveList as MoveListData } from '../../app/moves/use-moves.ts';
import { CandidateTable, LeftOut } from './candidate-table.tsx';
import { messages } from './messages.ts';
import { MoveFilters } from './move-filters.tsx';
import classes from './moves.module.css';
import { hasMoveFilters, type MovesSearch, noMoveFilters } from './moves-search.ts';

type ListedView = 'candidates' | 'skipped' | 'done';

interface ListedMovesProps {
  view: ListedView;
  query: DomainQuery<MoveListData>;
  search: MovesSearch;
  actions: MoveActions;
  onChange: (changes: Partial<MovesSearch>) => void;
}

/** Candidates, skipped or done moves, with filters and pages. */
export function ListedMoves(props: ListedMovesProps) {
  const { view, query, search, onChange } = props;
  return (
    <>
      <MoveFilters search={search} onChange={onChange} />
      {query.data ? (
        <Refreshing isOn={query.isFetching}>
          <p role="status" className={classes.count}>
            {messages.count(query.data.pagination.total, hasMoveFilters(search))}
          </p>
          {query.data.data.length > 0 ? (
            <Rows {...props} list={query.data} />
          ) : (
            <Nothing {...props} list={query.data} />
          )}
        </Refreshing>
      ) : query.error && !query.isFetching ? (
        <Panel>
          <ErrorPanel
            title={messages.loadFailed}
            message={failureText(query.error)}
            onRetry={() => void query.refetch()}
          />
        </Panel>
      ) : (
        <Skeleton key={view} height={320} mt="md" radius="md" />
      )}
    </>
  );
}

type WithList = ListedMovesProps & { list: MoveListData };

/** A phone has no room for the table of candidates. */
const narrow = '(max-width: 48em)';

function Rows({ view, list, search, actions, onChange }: WithList) {
  const isNarrow = useMediaQuery(narrow, false, { getInitialValueInEffect: false });
  const { page, limit, total } = list.pagination;
  return (
    <>
      {view === 'candidates' && !isNarrow ? (
        <CandidateTable moves={list.data} search={search} actions={actions} onSort={onChange} />
      ) : (
        <Panel isFlush>
          <MoveList label={messages[view]} moves={list.data} actions={actions} note={notes[view]} />
        </Panel>
      )}
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

const notes: Record<ListedView, (move: Move) => React.ReactNode> = {
  candidates: (move) => <LeftOut move={move} />,
  skipped: ({ skip }) =>
    skip ? (
      <>
        <span>
          {skippedBecause[skip.reason]}
          {skip.note ? `: ${skip.note}` : ''}
        </span>
        <span>{skip.until ? moveTexts.until(skip.until) : moveTexts.untilRestored}</span>
      </>
    ) : null,
  done: ({ doneOn, judgements }) => {
    const newest = judgements.findLast(({ judgedOn }) => judgedOn !== null);
    const verdict = newest?.verdict ?? 'too_early';
    return (
      <>
        {doneOn ? <span>{moveTexts.doneOn(doneOn)}</span> : null}
        <ToneBadge tone={verdictTones[verdict]}>{verdictLabels[verdict]}</ToneBadge>
      </>
    );
  },
};

function Nothing({ view, list, search, onChange }: WithList) {
  const isPastEnd = list.pagination.total > 0;
  if (!isPastEnd && !hasMoveFilters(search)) {
    return (
      <Panel>
        <EmptyState
          title={messages.empty[view]}
          action={
            <LinkButton to="/dashboard" search={{ section: 'moves' }} variant="default">
              {messages.toPlan}
            </LinkButton>
          }
        >
          {messages.emptyHint[view]}
        </EmptyState>
      </Panel>
    );
  }
  return (
    <Panel>
      <EmptyState
        title={isPastEnd ? messages.pastEnd : messages.noMatch}
        action={
          <Button onClick={() => onChange(isPastEnd ? { page: undefined } : noMoveFilters)}>
            {isPastEnd ? messages.firstPage : messages.clearFilters}
          </Button>
        }
      />
    </Panel>
  );
}
