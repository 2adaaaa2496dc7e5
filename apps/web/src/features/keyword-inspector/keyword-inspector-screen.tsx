import { EmptyState, ErrorPanel, Panel, Refreshing, SectionHeading } from '@keydence/ui';
import { Alert, Button, TextInput } from '@mantine/core';
import { IconRefresh, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRefusal } from '../../lib/use-access.ts';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { InspectionCard } from './inspection-card.tsx';
import { InspectionSkeletonCard } from './inspection-skeleton-card.tsx';
import { InspectionTabs } from './inspection-tabs.tsx';
import classes from './keyword-inspector.module.css';
import { keywordInspectorSearch } from './keyword-inspector-search.ts';
import { messages } from './messages.ts';
import { RecentLookups } from './recent-lookups.tsx';
import { useInspectorText } from './use-inspector-text.ts';
import { useKeywordInspector } from './use-keyword-inspector.ts';
import { useRecentLookups } from './use-recent-lookups.ts';

/** Looks up any keyword, tracked or not. */
export function KeywordInspectorScreen() {
  const [{ query = '', tab = 'related' }, update] = useSectionSearch(keywordInspectorSearch);
  const { market } = useSelection();
  const refusal = useRefusal('spend');
  const { text, type, submit } = useInspectorText(
    query,
    (value) => void update({ query: value || undefined }, { replace: true }),
  );
  const inspection = useKeywordInspector(query);
  const refresh = useRefreshAnalysis(inspection);
  const { lookups, remember } = useRecentLookups();
  const foundKeyword = inspection.data?.items[0]?.keyword;
  useEffect(() => {
    if (foundKeyword !== undefined) remember(foundKeyword);
  }, [foundKeyword, remember]);
  const analysis = useRef<HTMLElement>(null);
  const inspect = (keyword: string) => {
    void update({ query: keyword });
    // The clicked button disappears with the old analysis.
    analysis.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  };
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
          disabled={refusal !== null}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
          disabled={query === '' || refusal !== null}
          // Not `disabled`, which would drop the focus.
          data-disabled={inspection.isFetching || undefined}
          aria-disabled={inspection.isFetching || undefined}
          onClick={() => !inspection.isFetching && refresh()}
        >
          {inspection.isFetching ? messages.refreshing : messages.refresh}
        </Button>
      </form>
      {market ? (
        <p className={classes.market}>
          {messages.market(market.locationName, market.languageCode.toUpperCase())}
        </p>
      ) : null}
      {refusal === null ? (
        <RecentLookups lookups={lookups.filter((keyword) => keyword !== foundKeyword)} onInspect={inspect} />
      ) : null}
      <section ref={analysis} tabIndex={-1} aria-label={messages.analysis}>
        {refusal === null ? (
          <InspectionState query={query} inspection={inspection} />
        ) : (
          <Panel>
            <EmptyState title={messages.membersOnly}>{refusal}</EmptyState>
          </Panel>
        )}
        {foundKeyword !== undefined && query !== '' && refusal === null ? (
          <InspectionTabs
            keyword={foundKeyword}
            tab={tab}
            onTab={(next) => void update({ tab: next === 'related' ? undefined : next }, { replace: true })}
            onInspect={inspect}
            now={new Date()}
          />
        ) : null}
      </section>
    </>
  );
}

/** Refetches the keyword and everything around it. */
function useRefreshAnalysis(inspection: ReturnType<typeof useKeywordInspector>) {
  const utils = trpc.useUtils();
  return () => {
    void inspection.refetch();
    void utils.keywords.listRelated.invalidate();
    void utils.keywords.getSearchResults.invalidate();
  };
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
            {failureText(error)}
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
          message={failureText(error)}
          retryLabel={messages.tryAgain}
          onRetry={() => void refetch()}
        />
      ) : (
        <EmptyState title={messages.noData}>{messages.noDataHint}</EmptyState>
      )}
    </Panel>
  );
}
