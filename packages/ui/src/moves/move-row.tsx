import type { ReactNode } from 'react';
import { EffortMarks } from './effort-marks.tsx';
import classes from './moves.module.css';
import { type MoveVerbName, VerbChip } from './verb-chip.tsx';

interface MoveRowProps {
  /** Available to keyboard handlers as `data-move`. */
  id: string;
  verb: MoveVerbName;
  /** Object of the work, as a link to its evidence. */
  object: ReactNode;
  gain: ReactNode;
  effortHours: number;
  /** One line: one fact and its consequence. */
  reason: string;
  /** "6 facts · Search Console, Nov 22". */
  facts: ReactNode;
  /** Short remark beside the facts, such as a date or a state. */
  note?: ReactNode;
  actions?: ReactNode;
}

/** One move as a list item: verb, object, gain, effort, reason, evidence and actions. */
export function MoveRow(props: MoveRowProps) {
  const { id, verb, object, gain, effortHours, reason, facts, note, actions } = props;
  return (
    <li className={classes.row} data-move={id}>
      <VerbChip verb={verb} />
      <div className={classes.text}>
        <div className={classes.object}>{object}</div>
        <p className={classes.reason}>{reason}</p>
        <div className={classes.foot}>
          <span className={classes.facts}>{facts}</span>
          {note ? <span className={classes.note}>{note}</span> : null}
        </div>
      </div>
      <div className={classes.figures}>
        {gain}
        <EffortMarks hours={effortHours} />
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </li>
  );
}
