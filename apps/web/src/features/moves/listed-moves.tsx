import { EmptyState, ErrorPanel, Hint, Paging, Panel, Refreshing, ToneBadge } from '@keydence/ui';
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { DomainQuery } from '../../lib/domain-query-state.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { GridControls } from '../../lib/grid/grid-controls.tsx';
import type { GridSettings } from '../../lib/grid/use-grid-settings.ts';
import { LinkButton } from '../../lib/link-button.tsx';
import { MoveList } from '../../lib/moves/move-list.tsx';
import {
  leftOutHints,
  leftOutLabels,
  moveTexts,
  skippedBecause,
  verdictLabels,
  verdictTones,
} from '../../lib/moves/move-texts.ts';
import type { MoveActions } from '../../lib/moves/use-move-actions.ts';
import type { Move, MoveList as MoveListData } from '../../lib/moves/use-moves.ts';
import { columns, messages } from './messages.ts';
import { defaultMoveColumns, type MoveColumnKey } from './move-columns.tsx';
import { MoveFilters } from './move-filters.tsx';
import { MoveTable } from './move-table.tsx';
import classes from './moves.module.css';
import { hasMoveFilters, type MovesSearch, noMoveFilters } from './moves-search.ts';

type ListedView = 'candidates' | 'skipped' | 'done';

interface ListedMovesProps {
  view: ListedView;
  query: DomainQuery<MoveListData>;
  search: MovesSearch;
  settings: GridSettings<MoveColumnKey>;
  actions: MoveActions;
  onChange: (changes: Partial<MovesSearch>) => void;
}

/** Candidates, skipped or done moves, with filters and pages. */
export function ListedMoves(props: ListedMovesProps) {
  const { view, query, search, settings, onChange } = props;
  const [isPicking, setIsPicking] = useState(false);
  return (
    <>
      <MoveFilters search={search} onChange={onChange} />
      {query.data ? (
        <Refreshing isOn={query.isFetching}>
          <div className={classes.count}>
            <p role="status">{messages.count(query.data.pagination.total, hasMoveFilters(search))}</p>
            {settings.isNarrow ? null : (
              <GridControls
                settings={settings}
                columns={settings.columns ?? defaultMoveColumns}
                nameOf={(key) => columns[key].name}
                isOpen={isPicking}
                onOpen={setIsPicking}
                labels={{ cards: messages.list, table: messages.table }}
              />
            )}
          </div>
          {query.data.data.length > 0 ? (
            <Rows {...props} list={query.data} onPick={() => setIsPicking(true)} />
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

function Rows(props: WithList & { onPick: () => void }) {
  const { view, list, search, settings, actions, onChange, onPick } = props;
  const { page, limit, total } = list.pagination;
  if (isMoveGrid(settings)) {
    return (
      <MoveTable
        key={view}
        label={messages[view]}
        list={list}
        search={search}
        settings={settings}
        note={notes[view]}
        actions={actions}
        onSort={onChange}
        onPick={onPick}
      />
    );
  }
  return (
    <>
      <Panel isFlush>
        <MoveList label={messages[view]} moves={list.data} actions={actions} note={notes[view]} />
      </Panel>
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

/** A phone has rows with their actions instead of columns. */
export function isMoveGrid({ isTable, isNarrow }: Pick<GridSettings<string>, 'isTable' | 'isNarrow'>) {
  return isTable && !isNarrow;
}

/** Reason that keeps a move out of the plan, with its rule. */
function LeftOut({ move: { plan } }: { move: Move }) {
  if (plan.leftOutBecause === null) return null;
  return <Hint label={leftOutHints[plan.leftOutBecause]}>{leftOutLabels[plan.leftOutBecause]}</Hint>;
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
