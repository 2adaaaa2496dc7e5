import { EmptyState, ErrorPanel, Panel, Refreshing, SampleChip, SectionHeading } from '@keydence/ui';
import { CostNote } from '../../lib/cost-note.tsx';
import { DomainQueryState } from '../../lib/domain-query-state.tsx';
import { FillHint } from '../../lib/fill-hint.tsx';
import listClasses from '../../lib/list.module.css';
import { useRefusal } from '../../lib/use-access.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { AddCompetitorButton } from './add-competitor-button.tsx';
import { CompetitorDetailsDialog } from './competitor-details-dialog.tsx';
import { CompetitorList } from './competitor-list.tsx';
import { CompetitorSkeletonCards } from './competitor-skeleton-card.tsx';
import classes from './competitors.module.css';
import { DiscoverButton } from './discover-button.tsx';
import { hueByCompetitor } from './hue-by-competitor.ts';
import { messages } from './messages.ts';
import { useCompetitors } from './use-competitors.ts';
import { type Discovery, useDiscoverCompetitors } from './use-discover-competitors.ts';

const paid = [
  { action: 'discover_competitors', name: messages.discover },
  { action: 'refresh_competitor', name: messages.refresh },
] as const;

/** Tracked competitors of the domain, filtered by the URL. */
export function CompetitorsScreen() {
  const { workspace, domain, isLoading } = useSelection();
  const refusal = useRefusal('spend');
  const query = useCompetitors();
  const discovery = useDiscoverCompetitors();
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
  return (
    <>
      <SectionHeading
        order={1}
        title={messages.title}
        description={
          <>
            {domain?.domainName} {domain?.dataSource === 'sample' ? <SampleChip /> : null}
          </>
        }
      />
      {workspace && domain && refusal === null ? (
        <div className={classes.cost}>
          <CostNote workspaceId={workspace.id} domainId={domain.id} actions={paid} />
        </div>
      ) : null}
      <DomainQueryState
        query={query}
        error={LoadError}
        noAnswer={messages.fetchFailed}
        loading={<CompetitorSkeletonCards />}
        notReady={<EmptyState title={messages.empty}>{messages.emptyHint}</EmptyState>}
        needsNoFigures
      >
        {(list) => (
          <>
            {list.dataSource === null ? <p className={listClasses.note}>{messages.noFigures}</p> : null}
            <Refreshing isOn={query.isFetching}>
              {list.data.length === 0 ? (
                <NoCompetitors discovery={discovery} />
              ) : (
                <CompetitorList list={list} discovery={discovery} />
              )}
            </Refreshing>
            <CompetitorDetailsDialog competitors={list.data} hueOf={hueByCompetitor(list.data)} />
          </>
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

/** Empty state: all were deleted, or the source found none. */
function NoCompetitors({ discovery }: { discovery: Discovery }) {
  const { isDiscovering } = discovery;
  return (
    <Panel>
      <EmptyState
        title={isDiscovering ? messages.empty : messages.none}
        action={
          <div className={classes.actions}>
            <DiscoverButton {...discovery} />
            <AddCompetitorButton label={messages.add} />
          </div>
        }
      >
        {isDiscovering ? messages.emptyHint : <FillHint>{messages.noneHint}</FillHint>}
      </EmptyState>
    </Panel>
  );
}
