import { usualPlannedPages } from '@keydence/domain';
import { EmptyState, ErrorPanel, Refreshing, SampleChip, SectionHeading } from '@keydence/ui';
import { Button } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { Allowed } from '../../lib/allowed.tsx';
import { DomainQueryState } from '../../lib/domain-query-state.tsx';
import { FillHint } from '../../lib/fill-hint.tsx';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { AddPlanItemsButton } from './add-plan-items-button.tsx';
import { Board } from './board.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import classes from './content-plan.module.css';
import { type ContentPlanSearch, contentPlanSearch } from './content-plan-search.ts';
import { messages } from './messages.ts';
import { PieceDrawer } from './piece-drawer.tsx';
import { PlanFilters } from './plan-filters.tsx';
import { PlannerDialog } from './planner-dialog.tsx';
import { messages as plannerMessages } from './planner-messages.ts';
import { type PlanItem, usePlanBoard } from './use-plan-board.ts';

/** Content plan as a board: research, writing, review and ready. */
export function ContentPlanScreen() {
  const { domain, isLoading } = useSelection();
  const [search, update] = useSectionSearch(contentPlanSearch);
  const query = usePlanBoard();
  if (!domain && !isLoading) {
    return (
      <>
        <SectionHeading order={1} title={messages.title} />
        <EmptyState title={messages.noDomain}>
          <FillHint>{messages.noDomainHint}</FillHint>
        </EmptyState>
      </>
    );
  }
  const description = (
    <>
      {domain?.domainName} {domain?.dataSource === 'sample' ? <SampleChip /> : null}
    </>
  );
  return (
    <>
      <SectionHeading
        order={1}
        title={messages.title}
        description={description}
        actions={
          <div className={classes.toolbar}>
            <AddPlanItemsButton />
            <Allowed>
              <Button
                leftSection={<IconCalendarEvent size={16} stroke={1.5} aria-hidden />}
                onClick={() => void update({ plan: usualPlannedPages })}
              >
                {plannerMessages.open}
              </Button>
            </Allowed>
          </div>
        }
      />
      <DomainQueryState query={query} error={LoadError} loading={<BoardSkeleton />}>
        {({ items }) => (
          <Refreshing isOn={query.isFetching}>
            <FilteredBoard
              items={items}
              search={search}
              onChange={(changes, options) => void update(changes, options)}
            />
          </Refreshing>
        )}
      </DomainQueryState>
      <Allowed>
        <PlannerDialog search={search} onChange={(changes, options) => void update(changes, options)} />
      </Allowed>
      <PieceDrawer itemId={search.item ?? null} onClose={() => void update({ item: undefined })} />
    </>
  );
}

interface FilteredBoardProps {
  items: readonly PlanItem[];
  search: ContentPlanSearch;
  onChange: (changes: Partial<ContentPlanSearch>, options?: { replace: boolean }) => void;
}

function FilteredBoard({ items, search, onChange }: FilteredBoardProps) {
  if (items.length === 0) {
    return (
      <EmptyState title={messages.empty} action={<AddPlanItemsButton />}>
        <FillHint>{messages.emptyHint}</FillHint>
      </EmptyState>
    );
  }
  const shown = items.filter((item) => fits(item, search));
  return (
    <>
      <PlanFilters search={search} shown={shown.length} total={items.length} onChange={onChange} />
      {shown.length === 0 ? (
        <EmptyState
          title={messages.noMatch}
          action={
            <Button variant="default" onClick={() => onChange({ search: undefined, priority: undefined })}>
              {messages.clear}
            </Button>
          }
        />
      ) : (
        <Board
          items={shown}
          column={search.column ?? 'research'}
          onColumn={(column) => onChange({ column }, { replace: true })}
          onOpen={({ id }) => onChange({ item: id })}
        />
      )}
    </>
  );
}

function fits(item: PlanItem, { search, priority }: ContentPlanSearch): boolean {
  if (priority && item.priority !== priority) return false;
  const words = search?.toLowerCase() ?? '';
  return item.title.toLowerCase().includes(words) || item.keywordText.includes(words);
}

function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <ErrorPanel
      title={messages.loadFailed}
      message={message}
      retryLabel={messages.tryAgain}
      onRetry={onRetry}
    />
  );
}
