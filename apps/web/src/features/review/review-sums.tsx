import { gainText } from '@keydence/domain';
import { MeasuredRange, Panel, sharedAxis } from '@keydence/ui';
import { Title } from '@mantine/core';
import type { MoveReview } from '../../lib/moves/use-moves.ts';
import { messages } from './messages.ts';
import classes from './review.module.css';

/**
 * Sum of all moves' results by each checkpoint, against the sum of their ranges; and how often results were
 * within their range.
 */
export function ReviewSums({ review: { summary, calibration } }: { review: MoveReview }) {
  const axis = sharedAxis(
    summary.flatMap(({ measuredCount, predicted, measured }) =>
      measuredCount > 0 ? [predicted.low, predicted.high, measured.mid] : [],
    ),
  );
  return (
    <section aria-label={messages.title} className={classes.sums}>
      <div className={classes.tiles}>
        {summary.map(({ days, measuredCount, predicted, measured, verdicts, sentence }) => (
          <Panel key={days}>
            <Title order={3}>{messages.afterDays(days)}</Title>
            <p className={classes.sum}>
              {measuredCount > 0 ? messages.sum(measured.mid, predicted) : messages.noSum}
            </p>
            {measuredCount > 0 ? (
              <MeasuredRange
                low={predicted.low}
                high={predicted.high}
                measured={measured.mid}
                axis={axis}
                label={messages.rangeLabel(gainText(predicted), measured.mid)}
              />
            ) : null}
            <p className={classes.quiet}>{messages.counts(verdicts)}</p>
            <p className={classes.quiet}>{sentence}</p>
          </Panel>
        ))}
      </div>
      <p className={classes.calibration}>{calibration.sentence}</p>
    </section>
  );
}
