import { EmptyState, Panel, QueryState, SectionHeading } from '@keydence/ui';
import { Button, Skeleton } from '@mantine/core';
import { IconRefresh, IconX } from '@tabler/icons-react';
import { Allowed } from '../../lib/allowed.tsx';
import { CsvExportButton } from '../../lib/csv-export-button.tsx';
import { useDates } from '../../lib/dates.tsx';
import { LinkButton } from '../../lib/link-button.tsx';
import listClasses from '../../lib/list.module.css';
import { messages } from './messages.ts';
import { PublicationList } from './publication-list.tsx';
import { RadarFilters } from './radar-filters.tsx';
import { type RadarSearch, radarFiltersOf } from './radar-search.ts';
import { RadarSites } from './radar-sites.tsx';
import { type RadarStatus, useRadarStatus } from './use-radar.ts';

export interface RadarViewProps {
  domainId: string;
  search: RadarSearch;
  onChange: (changes: Partial<RadarSearch>) => void;
}

/** Competitors with their polls, and their publications of a fortnight by topic. */
export function RadarView({ domainId, search, onChange }: RadarViewProps) {
  const live = useRadarStatus(domainId, search.ago ?? 0);
  const status = live.query.data;
  const canPoll = status !== undefined && !status.isSample && status.sites.length > 0;
  return (
    <>
      <SectionHeading
        order={1}
        title={messages.title}
        description={messages.description}
        actions={
          <>
            {status && status.new + status.rewritten > 0 ? (
              <RadarExport domainId={domainId} search={search} />
            ) : null}
            {canPoll ? (
              <Allowed>
                <Button
                  variant="default"
                  leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
                  disabled={status.isPolling || live.isStarting || status.pollAgainAt !== null}
                  onClick={live.poll}
                >
                  {messages.poll}
                </Button>
              </Allowed>
            ) : null}
          </>
        }
      />
      <QueryState
        isFramed
        query={live.query}
        errorTitle={messages.loadFailed}
        loading={<Skeleton height={420} mt="md" />}
      >
        {(data) =>
          data.sites.length === 0 ? (
            <NoCompetitors />
          ) : (
            <>
              <PollState status={data} onCancel={live.cancel} />
              <RadarSites sites={data.sites} search={search} onChange={onChange} />
              <RadarFilters status={data} search={search} onChange={onChange} />
              <PublicationList domainId={domainId} status={data} search={search} onChange={onChange} />
            </>
          )
        }
      </QueryState>
    </>
  );
}

function NoCompetitors() {
  return (
    <Panel>
      <EmptyState
        title={messages.noCompetitors}
        action={
          <Allowed>
            <LinkButton to="/dashboard" search={{ section: 'competitors' }}>
              {messages.addCompetitor}
            </LinkButton>
          </Allowed>
        }
      >
        {messages.noCompetitorsHint}
      </EmptyState>
    </Panel>
  );
}

function PollState({ status, onCancel }: { status: RadarStatus; onCancel: () => void }) {
  const dates = useDates();
  if (status.isSample) return <p className={listClasses.note}>{messages.samplePages}</p>;
  const left = status.sites.filter(({ state }) => state === 'queued').length;
  if (left > 0) {
    return (
      <div className={listClasses.run}>
        <span role="status">{messages.polling(left)}</span>
        <Allowed>
          <Button
            variant="default"
            size="compact-sm"
            mih={32}
            leftSection={<IconX size={16} stroke={1.5} aria-hidden />}
            onClick={onCancel}
          >
            {messages.cancel}
          </Button>
        </Allowed>
      </div>
    );
  }
  if (status.pollAgainAt === null) return null;
  return <p className={listClasses.note}>{messages.pollAgainAt(dates.day(status.pollAgainAt, 'medium'))}</p>;
}

function RadarExport({ domainId, search }: { domainId: string; search: RadarSearch }) {
  const { competitorId, topicId, kind, fortnight } = radarFiltersOf(search);
  const parameters = {
    ...{ domain_id: domainId, competitor_id: competitorId, topic_id: topicId, kind },
    fortnight: String(fortnight),
  };
  return <CsvExportButton query={{ path: '/api/seo/radar/export', parameters }} />;
}
