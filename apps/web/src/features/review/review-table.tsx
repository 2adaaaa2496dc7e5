import { formatDay, gainText } from '@keydence/domain';
import { formatNumber, Hint, MeasuredRange, Sheet, sharedAxis, ToneBadge, VerbChip } from '@keydence/ui';
import { MoveLink } from '../../lib/moves/move-link.tsx';
import { verdictLabels, verdictTones } from '../../lib/moves/move-texts.ts';
import type { Move } from '../../lib/moves/use-moves.ts';
import { messages, signed } from './messages.ts';
import classes from './review.module.css';

/** Newest verdict of a done move, and the due date of the next one. */
function resultOf({ judgements }: Move) {
  return {
    newest: judgements.findLast(({ judgedOn }) => judgedOn !== null),
    next: judgements.find(({ judgedOn }) => judgedOn === null),
  };
}

/** Done moves: predicted range as a band, measured clicks as a dot, verdict and number of untouched pages. */
export function ReviewTable({ moves }: { moves: readonly Move[] }) {
  const axis = sharedAxis(
    moves.flatMap((move) => [
      move.gain?.low ?? null,
      move.gain?.high ?? null,
      resultOf(move).newest?.extra?.mid ?? null,
    ]),
  );
  return (
    <>
      <Sheet
        label={messages.moves}
        head={
          <>
            <th scope="col">{messages.move}</th>
            <th scope="col">{messages.verdict}</th>
            <th scope="col" data-number>
              {messages.predicted}
            </th>
            <th scope="col" data-number>
              {messages.measured}
            </th>
            <th scope="col">{messages.rangeHeader}</th>
            <th scope="col" data-number>
              {messages.controls}
            </th>
            <th scope="col">{messages.done}</th>
          </>
        }
      >
        {moves.map((move) => (
          <Row key={move.id} move={move} axis={axis} />
        ))}
      </Sheet>
      <p className={classes.legend}>{messages.legend}</p>
    </>
  );
}

function Row({ move, axis }: { move: Move; axis: { from: number; to: number } }) {
  const { newest, next } = resultOf(move);
  const verdict = newest?.verdict ?? 'too_early';
  const measured = newest?.extra?.mid ?? null;
  const badge = <ToneBadge tone={verdictTones[verdict]}>{verdictLabels[verdict]}</ToneBadge>;
  return (
    <tr>
      <th scope="row">
        <span className={classes.move}>
          <VerbChip verb={move.verb} />
          <MoveLink move={move} />
        </span>
      </th>
      <td>
        {newest?.message ? (
          <Hint label={newest.message} isPlain>
            {badge}
          </Hint>
        ) : (
          badge
        )}
        {next ? <span className={classes.next}>{messages.due(formatDay(next.dueOn, 'short'))}</span> : null}
      </td>
      <td data-number>{move.gain ? gainText(move.gain) : '–'}</td>
      <td data-number>
        {measured === null ? <Hint label={newest?.message ?? messages.unknown}>–</Hint> : signed(measured)}
      </td>
      <td className={classes.range}>
        {move.gain ? (
          <MeasuredRange
            low={move.gain.low}
            high={move.gain.high}
            measured={measured}
            axis={axis}
            label={messages.rangeLabel(gainText(move.gain), measured)}
          />
        ) : null}
      </td>
      <td data-number>{newest ? formatNumber(newest.controlCount) : '–'}</td>
      <td>{move.doneOn ? formatDay(move.doneOn, 'medium') : '–'}</td>
    </tr>
  );
}
