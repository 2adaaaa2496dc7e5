import { moveView } from '@keydence/domain';
import { EmptyState, formatNumber, SampleChip, SectionHeading } from '@keydence/ui';
import { Button, Tabs } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Allowed } from '../../lib/allowed.tsx';
import { CsvExportButton } from '../../lib/csv-export-button.tsx';
import { FillHint } from '../../lib/fill-hint.tsx';
import { useGridSettings } from '../../lib/grid/use-grid-settings.ts';
import { useMoveActions } from '../../lib/moves/use-move-actions.ts';
import { useMovesRun } from '../../lib/moves/use-moves-run.ts';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { isMoveGrid, ListedMoves } from './listed-moves.tsx';
import { messages } from './messages.ts';
import { moveColumnKeys } from './move-columns.tsx';
import classes from './moves.module.css';
import { type MovesSearch, moveFilterOf, movesSearch, noMoveFilters } from './moves-search.ts';
import { PlannedMoves } from './planned-moves.tsx';
import { useMoveList } from './use-move-list.ts';

/** Planned, candidate, skipped and done moves; view, filters and page are in the URL. */
export function MovesScreen() {
  const { domain, isLoading } = useSelection();
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
  return <Moves />;
}

function Moves() {
  const { domain } = useSelection();
  const [search, update] = useSectionSearch(movesSearch);
  const { view = 'planned' } = search;
  const settings = useGridSettings({
    storageKey: 'keydence.moves.table',
    keys: moveColumnKeys,
    search,
    update: (changes) => void update(changes, { replace: true }),
    layout: view === 'candidates' ? 'table' : 'cards',
  });
  const query = useMoveList(search, view !== 'planned' && isMoveGrid(settings));
  const live = useMovesRun();
  const actions = useMoveActions();
  const change = (changes: Partial<MovesSearch>) => void update({ page: undefined, ...changes });
  const open = (value: string | null) => {
    const next = moveView.catch('planned').parse(value);
    change({
      ...noMoveFilters,
      sort: undefined,
      order: undefined,
      view: next === 'planned' ? undefined : next,
    });
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
          <div className={classes.actions}>
            <Allowed>
              <Button
                variant="default"
                leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
                aria-disabled={live.isRunning}
                loading={live.isStarting}
                onClick={() => {
                  if (!live.isRunning) live.rebuild();
                }}
              >
                {messages.rebuild}
              </Button>
            </Allowed>
            {domain ? <MovesExport domainId={domain.id} search={search} /> : null}
          </div>
        }
      />
      <Tabs value={view} onChange={open} keepMounted={false}>
        <Tabs.List aria-label={messages.tabs}>
          {moveView.options.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {messages[name]}
              {query.data ? (
                <span className={classes.tabCount}>{formatNumber(query.data.views[name])}</span>
              ) : null}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {moveView.options.map((name) => (
          <Tabs.Panel key={name} value={name} pt="md">
            {name === 'planned' ? (
              <PlannedMoves actions={actions} live={live} />
            ) : (
              <ListedMoves
                view={name}
                query={query}
                search={search}
                settings={settings}
                actions={actions}
                onChange={change}
              />
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}

function MovesExport({ domainId, search }: { domainId: string; search: MovesSearch }) {
  const filter = moveFilterOf(search);
  const parameters = {
    domain_id: domainId,
    view: filter.view,
    verb: search.verb,
    topic_id: search.topic,
    left_out_because: search.why,
    search: search.search,
    sort_by: search.sort,
    sort_order: search.order,
  };
  return <CsvExportButton query={{ path: '/api/seo/moves/export', parameters }} />;
}
