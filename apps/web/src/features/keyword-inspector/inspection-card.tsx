import { formatTrend, keywordDifficultyLabel, shortenVolume, type VolumeTrend } from '@keydence/domain';
import {
  FactList,
  Figure,
  formatNumber,
  Hint,
  Panel,
  SampleChip,
  SectionHeading,
  ToneBadge,
  TrendMark,
} from '@keydence/ui';
import { Title } from '@mantine/core';
import { useDates } from '../../lib/dates.tsx';
import { GainFigure } from '../../lib/gain-figure.tsx';
import classes from './keyword-inspector.module.css';
import { competitionLabels, difficultyTones, messages, trendWords } from './messages.ts';
import { TrackButton } from './track-button.tsx';
import type { Inspection } from './use-keyword-inspector.ts';
import { useTrackKeywords } from './use-track-keywords.ts';
import { useTrackedKeyword, useTrackedKeywords } from './use-tracked-keywords.ts';
import { VolumeChart } from './volume-chart.tsx';

const directions = { up: 'up', down: 'down', stable: 'flat', 'no-data': 'unknown' } as const;

interface InspectionCardProps {
  inspection: Inspection;
  isSample: boolean;
  now: Date;
}

/** All data that the source has for one keyword. */
export function InspectionCard({ inspection, isSample, now }: InspectionCardProps) {
  const dates = useDates();
  const { keyword, keywordInfo: info, keywordProperties } = inspection;
  const trend = info.searchVolumeTrend;
  const isTracked = useTrackedKeywords([keyword]);
  const tracked = useTrackedKeyword(keyword);
  const { track, tracking } = useTrackKeywords();
  return (
    <article>
      <Panel className={classes.card ?? ''}>
        <SectionHeading
          title={
            <>
              {keyword} {isSample ? <SampleChip /> : null}
            </>
          }
          description={
            info.lastUpdatedTime ? `Last updated ${dates.freshness(info.lastUpdatedTime, now)}` : undefined
          }
          actions={
            <TrackButton
              name={`${messages.track} "${keyword}"`}
              isTracked={isTracked(keyword)}
              isBusy={tracking.includes(keyword)}
              onTrack={() => track([keyword])}
            />
          }
        />
        <Title order={3} className={classes.group ?? ''}>
          {messages.demand}
        </Title>
        <FactList
          facts={[
            { name: 'Search volume / month', value: <Volume count={info.searchVolume} /> },
            {
              name: 'Keyword difficulty (/100)',
              value: <Difficulty score={keywordProperties.keywordDifficulty} />,
            },
            {
              name: 'Gain (visits a month)',
              value: tracked ? (
                <GainFigure gain={tracked.gain} gap={tracked.gainGap} />
              ) : isTracked(keyword) === null ? (
                '…'
              ) : (
                <Hint label={messages.gainOfTracked}>{messages.notTracked}</Hint>
              ),
            },
          ]}
        />
        <Title order={3} className={classes.group ?? ''}>
          {messages.trends}
        </Title>
        <FactList
          facts={[
            { name: 'Monthly', value: <Trend trend={trend.monthly} /> },
            { name: 'Quarterly', value: <Trend trend={trend.quarterly} /> },
            { name: 'Yearly', value: <Trend trend={trend.yearly} /> },
          ]}
        />
        <VolumeChart months={inspection.monthlySearches} isSample={isSample} />
        <Title order={3} className={classes.group ?? ''}>
          {messages.advertising}
        </Title>
        <FactList
          facts={[
            { name: 'CPC (USD)', value: <Money amount={info.cpc} /> },
            { name: 'Competition (0 to 1)', value: <Plain text={info.competition?.toFixed(2) ?? null} /> },
            {
              name: 'Competition level',
              value: <Plain text={info.competitionLevel && competitionLabels[info.competitionLevel]} />,
            },
            { name: 'Low top-of-page bid (USD)', value: <Money amount={info.lowTopOfPageBid} /> },
            { name: 'High top-of-page bid (USD)', value: <Money amount={info.highTopOfPageBid} /> },
          ]}
        />
      </Panel>
    </article>
  );
}

function Plain({ text }: { text: string | null }) {
  return <Figure text={text} unknownReason={messages.unknown} />;
}

function Money({ amount }: { amount: number | null }) {
  return <Plain text={amount === null ? null : amount.toFixed(2)} />;
}

function Volume({ count }: { count: number | null }) {
  return (
    <Figure
      text={count === null ? null : shortenVolume(count)}
      {...(count === null ? {} : { exact: formatNumber(count) })}
      unknownReason={messages.unknown}
    />
  );
}

function Difficulty({ score }: { score: number | null }) {
  if (score === null) return <Plain text={null} />;
  const label = keywordDifficultyLabel(score);
  return (
    <>
      {score} <ToneBadge tone={difficultyTones[label]}>{label}</ToneBadge>
    </>
  );
}

function Trend({ trend: { trend, change } }: { trend: VolumeTrend }) {
  const mark = (
    <TrendMark direction={directions[trend]}>
      {change === null ? trendWords[trend] : `${trendWords[trend]} ${formatTrend(change)}`}
    </TrendMark>
  );
  if (trend !== 'no-data') return mark;
  return (
    <Hint label={messages.unknownTrend} isPlain>
      {mark}
    </Hint>
  );
}
