import { explorerDifficultyBand, explorerOpportunityRating, pageAuthority } from '@keydence/domain';
import { Expandable, FactList, Hint, Panel, ToneBadge } from '@keydence/ui';
import { useId } from 'react';
import { useDates } from '../../lib/dates.tsx';
import { intentLabels } from '../../lib/intent-labels.ts';
import { scaleHints } from '../../lib/scale-hints.ts';
import classes from './explorer.module.css';
import { Amount, Trend, Volume } from './explorer-figures.tsx';
import { ExplorerRanking } from './explorer-ranking.tsx';
import { difficultyTones, opportunityTones } from './explorer-tones.ts';
import { competitionLabels, messages } from './messages.ts';
import { TrackButton } from './track-button.tsx';
import type { CompetitorKeyword } from './use-explorer.ts';
import type { TrackState } from './use-track-keyword.ts';

interface ExplorerCardProps {
  keyword: CompetitorKeyword;
  now: Date;
  /** True for the current card, the only one in the tab order. */
  isCurrent: boolean;
  trackState: TrackState;
  onTrack: () => void;
  onUndo: () => void;
}

/** One keyword of the competitor: its value, the competitor's rank and our rank. */
export function ExplorerCard(props: ExplorerCardProps) {
  const dates = useDates();
  const { keyword, now, isCurrent, trackState, onTrack, onUndo } = props;
  const headingId = useId();
  const trends = keyword.searchVolumeTrends;
  return (
    <article aria-labelledby={headingId} tabIndex={isCurrent ? 0 : -1} className={classes.item}>
      <Panel className={classes.card ?? ''}>
        <div className={classes.head}>
          <div className={classes.names}>
            <h3 id={headingId} className={classes.text}>
              {keyword.keyword}
            </h3>
            {keyword.intentType ? (
              <ToneBadge tone="neutral">{intentLabels[keyword.intentType]}</ToneBadge>
            ) : null}
          </div>
          <TrackButton keyword={keyword.keyword} state={trackState} onTrack={onTrack} onUndo={onUndo} />
        </div>
        <FactList
          columns={9}
          facts={[
            { name: 'Searches a month', value: <Volume count={keyword.searchVolume} /> },
            { name: 'CPC (USD)', value: <Amount amount={keyword.cpc} digits={2} /> },
            { name: 'Difficulty', value: <Difficulty score={keyword.difficultyScore} /> },
            { name: 'Competition', value: <Competition level={keyword.competitionLevel} /> },
            { name: 'Opportunity', value: <Opportunity keyword={keyword} /> },
            { name: 'Page authority', value: <Authority avgRank={keyword.avgRank} /> },
            { name: '1 month', value: <Trend trend={trends.oneMonth} /> },
            { name: '3 months', value: <Trend trend={trends.threeMonths} /> },
            { name: '12 months', value: <Trend trend={trends.twelveMonths} /> },
          ]}
        />
        <ExplorerRanking keyword={keyword} isTracked={trackState !== 'untracked'} now={now} />
        <div className={classes.foot}>
          <Expandable label={messages.details}>
            <SearchResult keyword={keyword} />
          </Expandable>
          <span className={classes.fresh}>Last updated {dates.freshness(keyword.lastUpdated, now)}</span>
        </div>
      </Panel>
    </article>
  );
}

function Difficulty({ score }: { score: number | null }) {
  if (score === null) return <Hint label={messages.unknown}>–</Hint>;
  const band = explorerDifficultyBand(score);
  return (
    <>
      <Hint label={scaleHints.explorerDifficulty} isPlain>
        <ToneBadge tone={difficultyTones[band]}>{band}</ToneBadge>
      </Hint>{' '}
      <span className={classes.exact}>{score}</span>
    </>
  );
}

function Competition({ level }: { level: CompetitorKeyword['competitionLevel'] }) {
  if (level === null) return <Hint label={messages.unknown}>–</Hint>;
  return <>{competitionLabels[level]}</>;
}

function Opportunity({ keyword: { searchVolume, difficultyScore, cpc } }: { keyword: CompetitorKeyword }) {
  const rating = explorerOpportunityRating({ searchVolume, difficulty: difficultyScore, cpc });
  return (
    <Hint label={scaleHints.explorerRating} isPlain>
      <ToneBadge tone={opportunityTones[rating]}>{rating}</ToneBadge>
    </Hint>
  );
}

function Authority({ avgRank }: { avgRank: number | null }) {
  const authority = pageAuthority(avgRank);
  if (authority === null) return <Hint label={messages.unknown}>–</Hint>;
  return <Hint label={messages.pageAuthority}>{authority}</Hint>;
}

/** Features of the results page, and the strength of the pages that rank on it. */
function SearchResult({ keyword }: { keyword: CompetitorKeyword }) {
  return (
    <>
      {keyword.rankingDescription ? (
        <p className={classes.description}>{keyword.rankingDescription}</p>
      ) : null}
      <h4>{messages.averages}</h4>
      <FactList
        columns={5}
        facts={[
          { name: 'Rank (0 to 1,000)', value: <Amount amount={keyword.avgRank} digits={1} /> },
          { name: 'Backlinks', value: <Volume count={keyword.avgBacklinks} /> },
          { name: 'Dofollow links', value: <Volume count={keyword.avgDofollow} /> },
          { name: 'Referring domains', value: <Volume count={keyword.avgReferringDomains} /> },
          { name: 'Main domains', value: <Volume count={keyword.avgReferringMainDomains} /> },
        ]}
      />
    </>
  );
}
