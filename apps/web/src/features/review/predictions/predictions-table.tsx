import { checkpointDays, formatDay } from '@keydence/domain';
import { Figure, formatNumber, Hint, ScrollRegion } from '@keydence/ui';
import { Link } from '@tanstack/react-router';
import { GainFigure } from '../../../lib/gain-figure.tsx';
import { CheckpointCell } from './checkpoint-cell.tsx';
import { messages } from './messages.ts';
import classes from './predictions.module.css';
import type { Prediction } from './use-predictions.ts';

/**
 * Predicted and actual results by keyword. It scrolls sideways by touch and keyboard, while the keyword
 * column stays.
 */
export function PredictionsTable({ predictions }: { predictions: readonly Prediction[] }) {
  return (
    <ScrollRegion label={messages.title} className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.sticky}>
              {messages.keyword}
            </th>
            <th scope="col">{messages.accepted}</th>
            <th scope="col" className={classes.number}>
              {messages.predicted}
            </th>
            <th scope="col" className={classes.number}>
              {messages.clicks}
            </th>
            {checkpointDays.map((days) => (
              <th key={days} scope="col">
                {messages.day(days)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {predictions.map((prediction) => (
            <Row key={prediction.id} prediction={prediction} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Row({ prediction }: { prediction: Prediction }) {
  const { acceptedOn, predictedRank, predictedClicks, gain, checkpoints } = prediction;
  return (
    <tr>
      <th scope="row" className={classes.sticky}>
        <Keyword prediction={prediction} />
      </th>
      <td>{formatDay(acceptedOn, 'short')}</td>
      <td className={classes.number}>
        {predictedRank} <span className={classes.quiet}>{messages.from(startOf(prediction))}</span>
      </td>
      <td className={classes.number}>
        {gain ? (
          <GainFigure gain={gain} />
        ) : (
          <Figure
            text={predictedClicks === null ? null : `+${formatNumber(Math.round(predictedClicks))}`}
            unknownReason={messages.unknownClicks}
          />
        )}
      </td>
      {checkpoints.map((checkpoint) => (
        <td key={checkpoint.days}>
          <CheckpointCell checkpoint={checkpoint} />
        </td>
      ))}
    </tr>
  );
}

function Keyword({ prediction: { keywordText, keywordId } }: { prediction: Prediction }) {
  if (keywordId === null) {
    return (
      <>
        {keywordText}{' '}
        <span className={classes.quiet}>
          <Hint label={messages.untrackedHint}>{messages.untracked}</Hint>
        </span>
      </>
    );
  }
  return (
    <Link className={classes.link ?? ''} to="/dashboard" search={{ section: 'keywords', keyword: keywordId }}>
      {keywordText}
    </Link>
  );
}

function startOf({ isRankKnown, rank }: Prediction): string {
  if (rank !== null) return String(rank);
  return isRankKnown ? messages.notRanking : messages.unknownRank;
}
