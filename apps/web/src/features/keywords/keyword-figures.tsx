import {
  formatTrend,
  keywordDifficultyLabel,
  opportunityTone,
  shortenVolume,
  type Tone,
  type VolumeTrend,
} from '@keydence/domain';
import { Figure, formatNumber, Hint, ToneBadge, TrendMark } from '@keydence/ui';
import { scaleHints } from '../../lib/scale-hints.ts';
import classes from './keywords.module.css';
import { messages, trendWords } from './messages.ts';

const difficultyTones: Record<ReturnType<typeof keywordDifficultyLabel>, Tone> = {
  Easy: 'good',
  Medium: 'medium',
  Hard: 'weak',
  Unknown: 'neutral',
};

const directions = { up: 'up', down: 'down', stable: 'flat', 'no-data': 'unknown' } as const;

export function Volume({ count }: { count: number | null }) {
  return (
    <Figure
      text={count === null ? null : shortenVolume(count)}
      {...(count === null ? {} : { exact: formatNumber(count) })}
      unknownReason={messages.unknownVolume}
    />
  );
}

export function Difficulty({ score }: { score: number | null }) {
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
      <Hint label={scaleHints.difficulty} isPlain>
        {badge}
      </Hint>{' '}
      <span className={classes.exact}>{score}</span>
    </>
  );
}

export function Opportunity({ score }: { score: number | null }) {
  if (score === null) return <Hint label={messages.unknownOpportunity}>–</Hint>;
  return (
    <Hint label={scaleHints.opportunity} isPlain>
      <ToneBadge tone={opportunityTone(score)}>{score} / 100</ToneBadge>
    </Hint>
  );
}

export function Trend({ trend: { trend, change } }: { trend: VolumeTrend }) {
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
