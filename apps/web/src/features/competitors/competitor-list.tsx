import type { CompetitorFilterName } from '@keydence/domain';
import { CardGrid, CardGridItem, EmptyState, Paging } from '@keydence/ui';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { AddCompetitorButton } from './add-competitor-button.tsx';
import { CompetitorCard } from './competitor-card.tsx';
import { CompetitorFilters } from './competitor-filters.tsx';
import classes from './competitors.module.css';
import { type CompetitorsSearch, competitorsPageSize, competitorsSearch } from './competitors-search.ts';
import { DeleteCompetitorDialog } from './delete-competitor-dialog.tsx';
import { DiscoverButton } from './discover-button.tsx';
import { type CompetitorView, findView } from './find-view.ts';
import { hueByCompetitor } from './hue-by-competitor.ts';
import { filterHints, messages } from './messages.ts';
import { SiteComparison } from './site-comparison.tsx';
import { SummaryCards } from './summary-cards.tsx';
import type { Competitor, CompetitorList as Competitors } from './use-competitors.ts';
import type { Discovery } from './use-discover-competitors.ts';

/** Figures, filters and one page of cards, of which one can be expanded. */
export function CompetitorList({ list, discovery }: { list: Competitors; discovery: Discovery }) {
  const [search, update] = useSectionSearch(competitorsSearch);
  const [deleting, setDeleting] = useState<Competitor | null>(null);
  const countRef = useRef<HTMLParagraphElement>(null);
  const now = new Date();
  const view = findView(list.data, search, now);
  const hueOf = hueByCompetitor(list.data);
  const show = (changes: CompetitorsSearch) =>
    void update({ filter: undefined, paused: undefined, page: undefined, competitor: undefined, ...changes });
  const choose = (name: CompetitorFilterName) => show(name === 'all' ? {} : { filter: name });
  const toggle = (id: string) =>
    void update({ competitor: id === search.competitor ? undefined : id, page: view.page });
  return (
    <>
      <SummaryCards summary={list.summary} />
      <div className={classes.comparison}>
        <SiteComparison competitors={list.data} hueOf={hueOf} />
      </div>
      <div className={classes.toolbar}>
        <CompetitorFilters view={view} onChoose={choose} onShowPaused={() => show({ paused: true })} />
        <p role="status" className={classes.count} tabIndex={-1} ref={countRef}>
          {describeCount(view)}
        </p>
      </div>
      {view.shown.length === 0 ? (
        <NothingShown view={view} onClear={() => choose('all')} onShowPaused={() => show({ paused: true })} />
      ) : (
        <CardGrid label="Competitors" isPaired>
          {view.shown.map((competitor) => (
            <CardGridItem key={competitor.id} isWide={competitor.id === search.competitor}>
              <CompetitorCard
                competitor={competitor}
                hue={hueOf(competitor.domainName)}
                now={now}
                isExpanded={competitor.id === search.competitor}
                onToggle={() => toggle(competitor.id)}
                onDelete={() => setDeleting(competitor)}
              />
            </CardGridItem>
          ))}
        </CardGrid>
      )}
      {view.total > competitorsPageSize ? (
        <Paging
          page={view.page}
          limit={competitorsPageSize}
          total={view.total}
          onChange={(page) => {
            void update({ page, competitor: undefined });
            countRef.current?.focus();
          }}
        />
      ) : null}
      <Allowed action="spend">
        <EmptyState
          title={messages.trackMore}
          action={
            <div className={classes.actions}>
              <AddCompetitorButton label={messages.add} />
              <DiscoverButton {...discovery} />
            </div>
          }
        >
          {messages.trackMoreHint}
        </EmptyState>
      </Allowed>
      <DeleteCompetitorDialog
        competitor={deleting}
        onClose={() => setDeleting(null)}
        // Its card is gone, and with it the button that had the focus.
        onDeleted={() => countRef.current?.focus()}
      />
    </>
  );
}

/** "2 of 7 competitors: added within the last 7 days". */
function describeCount({ filter, isPaused, counts, pausedCount, total }: CompetitorView): string {
  if (isPaused) return `${countCompetitors(pausedCount)}: paused`;
  if (filter === 'all') return countCompetitors(total);
  return `${total} of ${countCompetitors(counts.all)}: ${filterHints[filter]}`;
}

function countCompetitors(count: number): string {
  return `${count} ${count === 1 ? 'competitor' : 'competitors'}`;
}

interface NothingShownProps {
  view: CompetitorView;
  onClear: () => void;
  onShowPaused: () => void;
}

function NothingShown({ view: { isPaused, counts }, onClear, onShowPaused }: NothingShownProps) {
  const hasOnlyPaused = counts.all === 0 && !isPaused;
  return (
    <EmptyState
      title={hasOnlyPaused ? messages.allPaused : messages.noMatch}
      action={
        <Button variant="default" onClick={hasOnlyPaused ? onShowPaused : onClear}>
          {hasOnlyPaused ? messages.showPaused : messages.clearFilter}
        </Button>
      }
    />
  );
}
