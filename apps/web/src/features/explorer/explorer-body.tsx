import { EmptyState, ErrorPanel, Refreshing } from '@keydence/ui';
import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type CSSProperties, useEffect, useRef } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { FillHint } from '../../lib/fill-hint.tsx';
import { GridControls } from '../../lib/grid/grid-controls.tsx';
import { useGridSettings } from '../../lib/grid/use-grid-settings.ts';
import { appCodeOf } from '../../lib/trpc.ts';
import { CurrentKeywordBar } from './current-keyword-bar.tsx';
import classes from './explorer.module.css';
import { defaultExplorerColumns, explorerColumnKeys } from './explorer-columns.tsx';
import { ExplorerFilters } from './explorer-filters.tsx';
import { ExplorerList } from './explorer-list.tsx';
import { type ExplorerSearch, hasFilters, noFilters } from './explorer-search.ts';
import { ExplorerSkeletonCards } from './explorer-skeleton-card.tsx';
import { ExplorerSummary } from './explorer-summary.tsx';
import { ExplorerTable } from './explorer-table.tsx';
import { columnNames, messages } from './messages.ts';
import { useCurrentKeyword } from './use-current-keyword.ts';
import { useExplorer, useExplorerGrid } from './use-explorer.ts';

interface ExplorerBodyProps {
  competitorId: string;
  search: ExplorerSearch;
  /** Receives changed filters; the list restarts at its first keyword. */
  onChange: (changes: Partial<ExplorerSearch>) => void;
  onClose: () => void;
}

/** Figures, filters and list scroll together; the filters stick to the top, the current keyword to the bottom. */
export function ExplorerBody({ competitorId, search, onChange, onClose }: ExplorerBodyProps) {
  const settings = useGridSettings({
    storageKey: 'keydence.explorer.table',
    keys: explorerColumnKeys,
    search,
    update: onChange,
  });
  const { isTable } = settings;
  const query = useExplorer(competitorId, search, !isTable);
  const grid = useExplorerGrid(competitorId, search, isTable);
  const pages = query.data?.pages;
  const keywords = pages?.flatMap(({ data }) => data) ?? [];
  const { ref: barRef, height: barHeight } = useElementSize<HTMLElement>();
  const loadMore = () => {
    if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
  };
  const current = useCurrentKeyword({
    listKey: JSON.stringify(search),
    count: keywords.length,
    onPastEnd: loadMore,
  });
  useFocusOnFirstNew(keywords.length, query.isFetchingNextPage, current.focusAt);
  const first = isTable ? grid.data : pages?.[0];
  const clear = () => onChange(noFilters);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of the list; each also has a button */}
      <div
        className={classes.scroller}
        data-scroller
        style={{ '--bar-height': `${barHeight}px` } as CSSProperties}
        onKeyDown={isTable ? undefined : current.onKeyDown}
        onScroll={current.onScroll}
      >
        <div className={classes.content}>
          <ExplorerSummary summary={first?.summary} />
          <ExplorerFilters ref={barRef} search={search} onChange={onChange} />
          {first === undefined ? (
            <Waiting query={isTable ? grid : query} onClose={onClose} />
          ) : first.pagination.totalCount === 0 ? (
            <NoKeywords isFiltered={hasFilters(search)} onClear={clear} onClose={onClose} />
          ) : (
            <Refreshing isOn={(isTable ? grid : query).isPlaceholderData}>
              {isTable ? (
                <ExplorerTable
                  competitorId={competitorId}
                  first={first}
                  search={search}
                  settings={settings}
                  onChange={onChange}
                />
              ) : (
                <>
                  <ExplorerList
                    keywords={keywords}
                    total={first.pagination.totalCount}
                    search={search}
                    current={current}
                    controls={
                      <GridControls
                        settings={settings}
                        columns={settings.columns ?? defaultExplorerColumns}
                        nameOf={(key) => columnNames[key]}
                        isOpen={false}
                        onOpen={() => {}}
                      />
                    }
                  />
                  {query.hasNextPage ? (
                    <div className={classes.more}>
                      <Button variant="default" onClick={loadMore} aria-disabled={query.isFetchingNextPage}>
                        {query.isFetchingNextPage ? messages.loadingMore : messages.loadMore}
                      </Button>
                      {query.isFetchNextPageError ? <p role="alert">{messages.loadFailed}</p> : null}
                    </div>
                  ) : null}
                </>
              )}
            </Refreshing>
          )}
        </div>
      </div>
      {isTable ? null : (
        <CurrentKeywordBar keywords={keywords} index={current.index} onMove={current.focusAt} />
      )}
    </>
  );
}

interface WaitingProps {
  query: { error: { message: string } | null; isFetching: boolean; refetch: () => unknown };
  onClose: () => void;
}

function Waiting({ query: { error, isFetching, refetch }, onClose }: WaitingProps) {
  if (!error || isFetching) {
    return (
      <div aria-busy="true">
        <ExplorerSkeletonCards />
      </div>
    );
  }
  if (appCodeOf(error) === 'not_found') {
    return (
      <EmptyState
        title={messages.notTracked}
        action={
          <Button variant="default" onClick={onClose}>
            {messages.backToCompetitors}
          </Button>
        }
      >
        {messages.notTrackedHint}
      </EmptyState>
    );
  }
  return (
    <ErrorPanel
      title={messages.loadFailed}
      message={failureText(error)}
      retryLabel={messages.tryAgain}
      onRetry={() => void refetch()}
    />
  );
}

interface NoKeywordsProps {
  isFiltered: boolean;
  onClear: () => void;
  onClose: () => void;
}

function NoKeywords({ isFiltered, onClear, onClose }: NoKeywordsProps) {
  return isFiltered ? (
    <EmptyState
      title={messages.noMatch}
      action={<Button onClick={onClear}>{messages.clearFilters}</Button>}
    />
  ) : (
    <EmptyState
      title={messages.noKeywords}
      action={
        <Button variant="default" onClick={onClose}>
          {messages.backToCompetitors}
        </Button>
      }
    >
      <FillHint>{messages.noKeywordsHint}</FillHint>
    </EmptyState>
  );
}

/** Focuses the first new keyword when more have loaded. */
function useFocusOnFirstNew(count: number, isLoadingMore: boolean, focusAt: (index: number) => void) {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (isLoadingMore) {
      before.current ??= count;
      return;
    }
    if (before.current !== null && count > before.current) focusAt(before.current);
    before.current = null;
  });
}
