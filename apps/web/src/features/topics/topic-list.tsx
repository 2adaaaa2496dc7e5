import { ErrorPanel, Refreshing, SampleChip, SectionHeading } from '@keydence/ui';
import { Button, Skeleton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Allowed } from '../../lib/allowed.tsx';
import { DomainQueryState } from '../../lib/domain-query-state.tsx';
import { useSelection } from '../../lib/use-selection.tsx';
import { messages, statusTexts } from './messages.ts';
import { RunState } from './run-state.tsx';
import { StatusLine } from './status-line.tsx';
import { TopicExport } from './topic-export.tsx';
import { TopicFilters } from './topic-filters.tsx';
import { TopicMaps } from './topic-maps.tsx';
import { TopicResult } from './topic-result.tsx';
import type { TopicsSearch } from './topics-search.ts';
import { useTopicRun } from './use-topic-run.ts';
import { useMapTopics, useTopics } from './use-topics.ts';

interface TopicListProps {
  search: TopicsSearch;
  onChange: (changes: Partial<TopicsSearch>) => void;
}

/** All topics: state of the grouping, map of the largest ones, and a table of all. */
export function TopicList({ search, onChange }: TopicListProps) {
  const { domain } = useSelection();
  const query = useTopics(search);
  const map = useMapTopics(search);
  const run = useTopicRun();
  const { status, isRunning } = run;
  const isSample = domain?.dataSource === 'sample';
  return (
    <>
      <SectionHeading
        order={1}
        title={messages.title}
        description={
          <>
            {status ? <StatusLine status={status} /> : messages.description}{' '}
            {isSample ? <SampleChip /> : null}
          </>
        }
        actions={
          <>
            <TopicExport search={search} />
            <Allowed>
              <Button
                variant="default"
                leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
                disabled={isRunning || run.isStarting || status === undefined}
                onClick={run.rebuild}
              >
                {status?.groupedAt === null ? statusTexts.group : statusTexts.rebuild}
              </Button>
            </Allowed>
          </>
        }
      />
      <RunState run={status?.run ?? null} onCancel={run.cancel} />
      <TopicFilters search={search} hiddenCount={query.data?.hiddenCount ?? 0} onChange={onChange} />
      <DomainQueryState
        query={query}
        error={LoadError}
        loading={
          <>
            <Skeleton height={440} mt="md" />
            <Skeleton height={420} mt="md" />
          </>
        }
      >
        {(list) => (
          <Refreshing isOn={query.isFetching}>
            <TopicResult
              list={list}
              search={search}
              isRunning={isRunning}
              map={
                map ? <TopicMaps list={map} search={search} isSample={isSample} onChange={onChange} /> : null
              }
              onChange={onChange}
            />
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
