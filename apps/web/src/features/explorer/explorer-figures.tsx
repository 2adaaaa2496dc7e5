import { formatTrend, shortenVolume, type VolumeTrend } from '@keydence/domain';
import { Figure, Hint, TrendMark } from '@keydence/ui';
import { messages, trendWords } from './messages.ts';

/** Shortened count; its hint shows the exact one. */
export function Volume({ count }: { count: number | null }) {
  return (
    <Figure
      text={count === null ? null : shortenVolume(count)}
      {...(count === null ? {} : { exact: count.toLocaleString('en-US', { maximumFractionDigits: 1 }) })}
      unknownReason={messages.unknown}
    />
  );
}

export function Amount({ amount, digits }: { amount: number | null; digits: number }) {
  return <Figure text={amount?.toFixed(digits) ?? null} unknownReason={messages.unknown} />;
}

const directions = { up: 'up', down: 'down', stable: 'flat', 'no-data': 'unknown' } as const;

/** Change of the search volume over a period. */
export function Trend({ trend: { trend, change } }: { trend: VolumeTrend }) {
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
