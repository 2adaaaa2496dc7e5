import { DataTable, EmptyState, QueryState, SampleChip, ToneBadge } from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import { useDates } from '../../lib/dates.tsx';
import { ResultsPageFacts } from '../../lib/results-page-facts.tsx';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useMaySpend } from '../../lib/use-access.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import classes from './keyword-inspector.module.css';
import { messages, resultTexts as texts } from './messages.ts';
import { lookupOptions } from './use-keyword-inspector.ts';

type Page = NonNullable<RouterOutputs['keywords']['getSearchResults']['page']>;

/** Results page of the inspected keyword, with own pages and tracked competitors marked. */
export function ResultsPanel({ keyword, now }: { keyword: string; now: Date }) {
  const { domain, market } = useSelection();
  const maySpend = useMaySpend();
  const query = trpc.keywords.getSearchResults.useQuery(
    {
      domainId: domain?.id ?? '',
      keyword,
      locationCode: market?.locationCode,
      languageCode: market?.languageCode,
    },
    { enabled: domain !== null && maySpend, ...lookupOptions },
  );
  const isAvailable = query.data?.isAvailable ?? true;
  return (
    <QueryState
      query={query}
      errorTitle={texts.failed}
      loading={<Skeleton height={320} />}
      isEmpty={({ page }) => page === null}
      empty={
        <EmptyState title={isAvailable ? texts.none : texts.unavailable}>
          {isAvailable ? messages.noneHint : messages.unavailableHint}
        </EmptyState>
      }
    >
      {({ page, dataSource }) =>
        page ? <ResultTable page={page} isSample={dataSource === 'sample'} now={now} /> : null
      }
    </QueryState>
  );
}

function ResultTable({ page, isSample, now }: { page: Page; isSample: boolean; now: Date }) {
  const dates = useDates();
  return (
    <>
      <div className={classes.pageFacts}>
        <ResultsPageFacts aiOverview={page.aiOverview} questions={page.questions} />
      </div>
      <DataTable
        label={texts.label}
        rows={page.results}
        columns={[
          { header: 'Rank', cell: ({ rankAbsolute }) => `#${rankAbsolute}`, isNumber: true },
          {
            header: 'Page',
            cell: ({ title, url, owner }) => (
              <div className={classes.result}>
                <span className={classes.resultTitle}>{title}</span>
                <span className={classes.resultUrl}>{url}</span>
                {owner ? (
                  <ToneBadge tone={owner === 'own' ? 'good' : 'neutral'}>{texts.owners[owner]}</ToneBadge>
                ) : null}
              </div>
            ),
          },
        ]}
      />
      <p className={classes.caption}>
        {isSample ? <SampleChip /> : null}{' '}
        {texts.caption(page.resultsCount, dates.freshness(page.checkedAt, now))}
      </p>
    </>
  );
}
