import { formatDay } from '@keydence/domain';
import { Hint, ToneBadge } from '@keydence/ui';
import { outcomeLabels, outcomeTones } from '../../../lib/outcome-labels.ts';
import { messages, sourceLabels } from './messages.ts';
import classes from './predictions.module.css';
import type { Checkpoint } from './use-predictions.ts';

/** Result of a prediction at one checkpoint, or its due date. */
export function CheckpointCell({ checkpoint }: { checkpoint: Checkpoint }) {
  const { verdict, dueOn, measuredOn, rank, rankSource } = checkpoint;
  if (verdict === null)
    return <span className={classes.quiet}>{messages.due(formatDay(dueOn, 'short'))}</span>;
  const badge = <ToneBadge tone={outcomeTones[verdict]}>{outcomeLabels[verdict]}</ToneBadge>;
  if (measuredOn === null) {
    return (
      <Hint label={messages.noMeasurementHint} isPlain>
        {badge}
      </Hint>
    );
  }
  const source = rankSource && sourceLabels[rankSource];
  return (
    <div className={classes.outcome}>
      {badge}
      <span className={classes.facts}>
        {rank === null ? messages.noRank : messages.rank(rank)}
        <Clicks checkpoint={checkpoint} />
      </span>
      <span className={classes.quiet}>{messages.measuredOn(formatDay(measuredOn, 'short'), source)}</span>
    </div>
  );
}

function Clicks({ checkpoint }: { checkpoint: Checkpoint }) {
  const { clicks, clicksKind, console, consoleBefore } = checkpoint;
  if (clicks === null) return null;
  const isMeasured = clicksKind === 'measured' && console !== null;
  const hint = isMeasured
    ? messages.measuredHint(toCounts(console), consoleBefore && toCounts(consoleBefore))
    : messages.estimatedHint;
  return (
    <>
      {', '}
      {messages.extraClicks(clicks)}{' '}
      <Hint label={hint}>{isMeasured ? messages.measured : messages.estimated}</Hint>
    </>
  );
}

function toCounts({ on, ...counts }: NonNullable<Checkpoint['console']>) {
  return { ...counts, until: formatDay(on) };
}
