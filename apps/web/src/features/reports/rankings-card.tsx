import { keywordRankTone } from '@keydence/domain';
import { DataTable, EmptyState, Figure, formatNumber, Panel, PartialList, ToneBadge } from '@keydence/ui';
import { Title } from '@mantine/core';
import type { Report } from './count-changes.ts';
import { messages } from './messages.ts';
import { PageLink } from './page-link.tsx';
import classes from './report.module.css';
import layout from './report-body.module.css';

type Ranking = Report['rankingDistribution']['topRankings'][number];

/** Rows before the toggle. */
const shownRankings = 5;

interface RankingsCardProps {
  rankings: readonly Ranking[];
  /** Number of the domain's ranked keywords, including those with an unknown volume. */
  rankedKeywords: number;
}

/** Ranked keywords of the domain with the highest search volumes. */
export function RankingsCard({ rankings, rankedKeywords }: RankingsCardProps) {
  const heading = <Title order={2}>{messages.rankings}</Title>;
  return (
    <Panel isTight label={messages.rankings} className={classes.section ?? ''}>
      {rankings.length === 0 ? heading : null}
      {rankings.length === 0 ? (
        rankedKeywords === 0 ? (
          <EmptyState title={messages.noRankings} />
        ) : (
          <EmptyState title={messages.unknownVolumes}>{messages.unknownVolumesHint}</EmptyState>
        )
      ) : (
        <PartialList
          items={rankings}
          limit={shownRankings}
          head={heading}
          moreLabel={`View All ${rankings.length}`}
          fewerLabel={`Show Top ${shownRankings}`}
        >
          {(shown) => (
            <div className={layout.dense}>
              <RankingsTable rankings={shown} />
            </div>
          )}
        </PartialList>
      )}
    </Panel>
  );
}

function RankingsTable({ rankings }: { rankings: readonly Ranking[] }) {
  return (
    <DataTable
      label={messages.rankings}
      rows={rankings}
      columns={[
        { header: 'Keyword', cell: ({ keywordText }) => keywordText },
        { header: 'Page', cell: ({ rankingUrl }) => (rankingUrl ? <PageLink url={rankingUrl} /> : '–') },
        {
          header: 'Searches a month',
          cell: ({ searchVolume }) => (
            <Figure text={formatNumber(searchVolume)} unknownReason={messages.unknownVolume} />
          ),
          isNumber: true,
        },
        {
          header: 'Rank',
          cell: ({ rankGroup }) => (
            <ToneBadge tone={keywordRankTone(rankGroup)} isPlain>
              #{rankGroup}
            </ToneBadge>
          ),
          isNumber: true,
        },
      ]}
    />
  );
}
