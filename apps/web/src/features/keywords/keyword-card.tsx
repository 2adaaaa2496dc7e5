import {
  formatTrend,
  keywordDifficultyLabel,
  keywordRankTone,
  lastUpdatedLabel,
  opportunityTone,
  rankText,
  type SerpFeature,
  shortenVolume,
  type Tone,
  type VolumeTrend,
} from '@keydence/domain';
import { ChipList, FactList, Figure, Hint, Panel, Sparkline, ToneBadge, TrendMark } from '@keydence/ui';
import { ActionIcon, Button } from '@mantine/core';
import { IconChartLine, IconTrash } from '@tabler/icons-react';
import { KeywordHistory } from './keyword-history.tsx';
import classes from './keywords.module.css';
import { historyTexts, intentLabels, messages, serpFeatureLabels, trendWords } from './messages.ts';
import type { Keyword } from './use-keywords.ts';

const shownSerpFeatures = 2;

const difficultyTones: Record<ReturnType<typeof keywordDifficultyLabel>, Tone> = {
  Easy: 'good',
  Medium: 'medium',
  Hard: 'weak',
  Unknown: 'neutral',
};

const directions = { up: 'up', down: 'down', stable: 'flat', 'no-data': 'unknown' } as const;

interface KeywordCardProps {
  keyword: Keyword;
  now: Date;
  /** Whether the ranking history is open. */
  isExpanded: boolean;
  onToggle: () => void;
  onDelete: () => void;
}

/** One keyword: what it is worth, how hard it is, where we stand, and its beat. */
export function KeywordCard({ keyword, now, isExpanded, onToggle, onDelete }: KeywordCardProps) {
  const { searchVolumeTrends: trends } = keyword;
  const features = serpFeaturesOf(keyword);
  const rank = rankText({
    rankAbsolute: keyword.rankAbsolute,
    rankGroup: keyword.rankGroup,
    resultsCount: keyword.rankingType,
  });
  return (
    <article className={classes.item}>
      <Panel className={classes.card ?? ''}>
        <div className={classes.head}>
          <h2 className={classes.text}>{keyword.keywordText}</h2>
          <div className={classes.actions}>
            {keyword.intentType ? (
              <ToneBadge tone="neutral">{intentLabels[keyword.intentType]}</ToneBadge>
            ) : null}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              aria-label={`${messages.delete} "${keyword.keywordText}"`}
              onClick={onDelete}
            >
              <IconTrash size={16} stroke={1.5} aria-hidden />
            </ActionIcon>
          </div>
        </div>
        <FactList
          facts={[
            { name: 'Searches a month', value: <Volume count={keyword.searchVolume} /> },
            { name: 'Difficulty', value: <Difficulty score={keyword.difficultyScore} /> },
            { name: 'Opportunity', value: <Opportunity score={keyword.opportunityScore} /> },
          ]}
        />
        <div className={classes.rank}>
          <ToneBadge tone={keywordRankTone(keyword.rankAbsolute)} isPlain>
            {rank}
          </ToneBadge>
          {keyword.lastRankingCheck ? (
            <span className={classes.exact}>
              {' '}
              checked {lastUpdatedLabel(new Date(keyword.lastRankingCheck), now)}
            </span>
          ) : null}
        </div>
        <FactList
          facts={[
            { name: '1 month', value: <Trend trend={trends.oneMonth} /> },
            { name: '3 months', value: <Trend trend={trends.threeMonths} /> },
            { name: '12 months', value: <Trend trend={trends.twelveMonths} /> },
          ]}
        />
        <div className={classes.foot}>
          <Sparkline values={keyword.monthlySearches} label={describeBeat(keyword)} />
          {features.length > 0 ? (
            <ChipList label="Search result features" items={features} limit={shownSerpFeatures} />
          ) : null}
        </div>
        <Button
          variant="subtle"
          size="compact-sm"
          mih={32}
          className={classes.toggle ?? ''}
          leftSection={<IconChartLine size={16} stroke={1.5} aria-hidden />}
          aria-expanded={isExpanded}
          aria-label={`${isExpanded ? historyTexts.hide : historyTexts.show}: ${keyword.keywordText}`}
          onClick={onToggle}
        >
          {isExpanded ? historyTexts.hide : historyTexts.show}
        </Button>
        {isExpanded ? <KeywordHistory keywordId={keyword.id} /> : null}
      </Panel>
    </article>
  );
}

function Volume({ count }: { count: number | null }) {
  return (
    <Figure
      text={count === null ? null : shortenVolume(count)}
      {...(count === null ? {} : { exact: count.toLocaleString('en-US') })}
      unknownReason={messages.unknownVolume}
    />
  );
}

function Difficulty({ score }: { score: number | null }) {
  const label = keywordDifficultyLabel(score);
  const badge = <ToneBadge tone={difficultyTones[label]}>{label}</ToneBadge>;
  if (score === null) {
    return (
      <Hint label={messages.unknownDifficulty} isPlain>
        {badge}
      </Hint>
    );
  }
  return (
    <>
      {badge} <span className={classes.exact}>{score}</span>
    </>
  );
}

function Opportunity({ score }: { score: number | null }) {
  if (score === null) return <Hint label={messages.unknownOpportunity}>–</Hint>;
  return <ToneBadge tone={opportunityTone(score)}>{score} / 100</ToneBadge>;
}

function Trend({ trend: { trend, change } }: { trend: VolumeTrend }) {
  const word = trendWords[trend];
  const mark = (
    <TrendMark direction={directions[trend]}>
      {change === null ? word : `${word} ${formatTrend(change)}`}
    </TrendMark>
  );
  return trend === 'no-data' ? (
    <Hint label={messages.unknownTrend} isPlain>
      {mark}
    </Hint>
  ) : (
    mark
  );
}

function describeBeat({ monthlySearches }: Keyword): string {
  const first = monthlySearches[0];
  const last = monthlySearches.at(-1);
  if (first === undefined || last === undefined) return 'Searches by month: unknown';
  const format = (count: number) => count.toLocaleString('en-US');
  return `Searches by month, last ${monthlySearches.length} months: from ${format(first)} to ${format(last)}`;
}

function serpFeaturesOf(keyword: Keyword): string[] {
  const flags: [SerpFeature, boolean][] = [
    ['featured_snippet', keyword.isFeaturedSnippet],
    ['local_pack', keyword.isLocalPack],
    ['ai_overview', keyword.isAiOverview],
    ['video', keyword.isVideo],
    ['image', keyword.isImage],
  ];
  return flags.filter(([, isShown]) => isShown).map(([feature]) => serpFeatureLabels[feature]);
}
