import { maxGapSites } from '@keydence/domain';
import { EmptyState, ErrorPanel, Panel, Refreshing, SampleChip, SectionHeading } from '@keydence/ui';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { DomainQueryState } from '../../lib/domain-query-state.tsx';
import { FillHint } from '../../lib/fill-hint.tsx';
import { useGridSettings } from '../../lib/grid/use-grid-settings.ts';
import { LinkButton } from '../../lib/link-button.tsx';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { useTrackedCompetitors } from '../../lib/use-tracked-competitors.ts';
import { chartTexts } from './chart-messages.ts';
import { GapClasses } from './gap-classes.tsx';
import { gapColumnKeys } from './gap-columns.tsx';
import { GapExport } from './gap-export.tsx';
import { GapFilters } from './gap-filters.tsx';
import classes from './gap-matrix.module.css';
import { type GapMatrixSearch, gapMatrixSearch, readSites, writeSites } from './gap-matrix-search.ts';
import { GapResult } from './gap-result.tsx';
import { GapSites } from './gap-sites.tsx';
import { GapSkeletonCard } from './gap-skeleton-card.tsx';
import { messages } from './messages.ts';
import { useGapMatrix } from './use-gap-matrix.ts';

const GapChart = lazy(async () => ({ default: (await import('./gap-chart.tsx')).GapChart }));

/** Own domain against its competitors, keyword by keyword; all filters are in the URL. */
export function GapMatrixScreen() {
  const { domain, isLoading } = useSelection();
  const [search, update] = useSectionSearch(gapMatrixSearch);
  const query = useGapMatrix(search);
  const settings = useGridSettings({
    storageKey: 'keydence.gaps.table',
    keys: gapColumnKeys,
    search,
    update: (changes) => void update(changes, { replace: true }),
    layout: 'table',
  });
  const tracked = useTrackedCompetitors();
  const all = tracked ?? [];
  const isChart = search.chart === undefined;
  const hasCompetitors = query.data?.competitors.length !== 0;
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
  const change = (changes: Partial<GapMatrixSearch>) => void update({ selected: undefined, ...changes });
  const ids = all.map(({ id }) => id);
  const asked = readSites(search);
  // Until the response arrives: the requested sites, or the maximum number.
  const expected = asked.length > 0 ? asked : ids.slice(0, maxGapSites);
  const columns = query.data?.competitors.map(({ id }) => id) ?? expected;
  const choose = (chosen: string[]) => {
    const min = search.min !== undefined && search.min > chosen.length ? undefined : search.min;
    change({ sites: writeSites(chosen, ids), min });
  };
  return (
    <>
      <SectionHeading
        order={1}
        title={messages.title}
        description={
          <>
            {messages.description} {domain?.dataSource === 'sample' ? <SampleChip /> : null}
          </>
        }
        actions={
          hasCompetitors ? (
            <>
              <Button
                variant="subtle"
                aria-expanded={isChart}
                onClick={() => void update({ chart: isChart ? 'hidden' : undefined }, { replace: true })}
              >
                {isChart ? chartTexts.hide : chartTexts.show}
              </Button>
              <GapExport search={search} />
            </>
          ) : null
        }
      />
      {hasCompetitors ? (
        <>
          {tracked ? (
            <GapSites all={all} chosen={columns} onChange={choose} />
          ) : query.error ? null : (
            <div className={classes.chipsSkeleton} />
          )}
          <GapFilters
            search={search}
            siteCount={columns.length}
            brandTerms={query.data?.brandTerms ?? []}
            onChange={change}
          />
          <div className={classes.overview} data-chart={isChart || undefined}>
            {isChart && (query.data ? query.data.pagination.total > 0 : !query.error) ? (
              <Panel>
                <Suspense fallback={<div className={classes.chartSkeleton} />}>
                  <GapChart search={search} isReady={query.data !== undefined && !query.isFetching} />
                </Suspense>
              </Panel>
            ) : null}
            <GapClasses
              active={search.class}
              counts={query.data?.counts ?? (query.error ? null : undefined)}
              onChange={(gapClass) => change({ class: gapClass })}
            />
          </div>
        </>
      ) : null}
      <DomainQueryState query={query} error={LoadError} loading={<GapSkeletonCard />}>
        {(matrix) => (
          <Refreshing isOn={query.isFetching}>
            {matrix.competitors.length === 0 ? (
              <NoCompetitors />
            ) : (
              <GapResult
                matrix={matrix}
                search={search}
                competitors={all}
                settings={settings}
                onChange={change}
                onSelect={(next) =>
                  void update((latest) => ({ selected: next(latest.selected ?? []) }), { replace: true })
                }
              />
            )}
          </Refreshing>
        )}
      </DomainQueryState>
    </>
  );
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

function NoCompetitors() {
  return (
    <Panel>
      <EmptyState
        title={messages.noSites}
        action={
          <LinkButton to="/dashboard" search={{ section: 'competitors' }}>
            {messages.toCompetitors}
          </LinkButton>
        }
      >
        <FillHint>{messages.noSitesHint}</FillHint>
      </EmptyState>
    </Panel>
  );
}
