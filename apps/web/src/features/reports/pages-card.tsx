import { DataTable, EmptyState, formatNumber, Panel, PartialList } from '@keydence/ui';
import { Title } from '@mantine/core';
import { VerbLink } from '../../lib/moves/move-link.tsx';
import type { Report } from './count-changes.ts';
import { messages } from './messages.ts';
import { PageLink } from './page-link.tsx';
import classes from './report.module.css';
import layout from './report-body.module.css';
import { useReportContext } from './report-context.ts';

type ReportPage = Report['pages']['pagesByKeywordCount'][number];

/** Rows before the toggle. */
const shownPages = 5;

interface PagesCardProps {
  pages: Report['pages']['pagesByKeywordCount'];
  /** Number of the domain's ranked keywords, including those with an unknown page. */
  rankedKeywords: number;
}

/** Pages that rank for the most keywords. */
export function PagesCard({ pages, rankedKeywords }: PagesCardProps) {
  const { isInside } = useReportContext();
  const hasMoves = isInside && pages.some(({ move }) => move !== null);
  const heading = <Title order={2}>{messages.pages}</Title>;
  return (
    <Panel isTight label={messages.pages} className={classes.section ?? ''}>
      {pages.length === 0 ? heading : null}
      {pages.length === 0 ? (
        rankedKeywords === 0 ? (
          <EmptyState title={messages.noPages} />
        ) : (
          <EmptyState title={messages.unknownPages}>{messages.unknownPagesHint}</EmptyState>
        )
      ) : (
        <PartialList
          items={pages}
          limit={shownPages}
          head={heading}
          moreLabel={`View All ${pages.length}`}
          fewerLabel={`Show Top ${shownPages}`}
        >
          {(shown) => (
            <div className={layout.dense}>
              <DataTable
                label={messages.pages}
                rows={shown}
                columns={[
                  { header: 'Page', cell: ({ url }) => <PageLink url={url} /> },
                  {
                    header: 'Keywords',
                    cell: ({ keywordCount }) => formatNumber(keywordCount),
                    isNumber: true,
                  },
                  { header: 'Avg. rank', cell: ({ avgRank }) => avgRank.toFixed(1), isNumber: true },
                  ...(hasMoves
                    ? [
                        {
                          header: messages.pageMove,
                          cell: ({ move }: ReportPage) => (move ? <VerbLink move={move} /> : null),
                        },
                      ]
                    : []),
                ]}
              />
            </div>
          )}
        </PartialList>
      )}
    </Panel>
  );
}
