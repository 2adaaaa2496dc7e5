import { EmptyState, ErrorPanel, Panel, Refreshing, SectionHeading } from '@keydence/ui';
import { Alert, Button, TextInput } from '@mantine/core';
import { IconRefresh, IconSearch } from '@tabler/icons-react';
import { useSectionSearch } from '../../app/use-section-search.ts';
import { InspectionCard } from './inspection-card.tsx';
import { InspectionSkeletonCard } from './inspection-skeleton-card.tsx';
import classes from './keyword-inspector.module.css';
import { keywordInspectorSearch } from './keyword-inspector-search.ts';
import { messages } from './messages.ts';
import { useInspectorText } from './use-inspector-text.ts';
import { useKeywordInspector } from './use-keyword-inspector.ts';

/** Looks any keyword up, tracked or not. */
export function KeywordInspectorScreen() {
  const [{ query = '' }, update] = useSectionSearch(keywordInspectorSearch);
  const { text, type, submit } = useInspectorText(
    query,
    (value) => void update({ query: value || undefined }, { replace: true }),
  );
  const inspection = useKeywordInspector(query);
  return (
    <>
      <SectionHeading order={1} title={messages.title} description={messages.subtitle} />
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextInput
          className={classes.box ?? ''}
          type="search"
          label={messages.label}
          placeholder={messages.placeholder}
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
          maxLength={200}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
          disabled={query === '' || inspection.isFetching}
          onClick={() => void inspection.refetch()}
        >
          {inspection.isFetching ? messages.refreshing : messages.refresh}
        </Button>
      </form>
      <InspectionState query={query} inspection={inspection} />
    </>
  );
}

interface InspectionStateProps {
  query: string;
  inspection: ReturnType<typeof useKeywordInspector>;
}

function InspectionState({ query, inspection }: InspectionStateProps) {
  const { data, error, isFetching, refetch } = inspection;
  if (query === '') {
    return (
      <Panel>
        <EmptyState title={messages.ready}>{messages.readyHint}</EmptyState>
      </Panel>
    );
  }
  const [found] = data?.items ?? [];
  if (found) {
    return (
      <Refreshing isOn={isFetching}>
        {error && !isFetching ? (
          <Alert color="red" mb="md" title={messages.failed}>
            {error.message}
          </Alert>
        ) : null}
        <InspectionCard inspection={found} isSample={data?.dataSource === 'sample'} now={new Date()} />
      </Refreshing>
    );
  }
  if (isFetching) {
    return (
      <div aria-busy="true">
        <InspectionSkeletonCard />
      </div>
    );
  }
  return (
    <Panel>
      {error ? (
        <ErrorPanel
          title={messages.failed}
          message={error.message}
          retryLabel={messages.tryAgain}
          onRetry={() => void refetch()}
        />
      ) : (
        <EmptyState title={messages.noData}>{messages.noDataHint}</EmptyState>
      )}
    </Panel>
  );
}
