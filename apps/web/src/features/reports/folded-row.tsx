import { Expandable } from '@keydence/ui';
import type { ReactNode } from 'react';
import insights from './insights.module.css';
import { messages } from './messages.ts';
import classes from './report.module.css';

interface FoldedRowProps {
  heading: ReactNode;
  /** Accessible name of the row. */
  name: string;
  /** Badges at the end of the row. */
  marks?: ReactNode;
  /** One sentence below the heading. */
  finding?: ReactNode;
  /** Shows the finding next to the heading, truncated to one line; the folded part must repeat it. */
  isOnOneLine?: boolean;
  /** Text of the toggle. */
  label?: string;
  children: ReactNode;
}

/** One item of a section as a line; the rest shows on demand and in print. */
export function FoldedRow(props: FoldedRowProps) {
  const { heading, name, marks, finding, isOnOneLine = false, label = messages.details, children } = props;
  return (
    <article className={insights.foldedRow}>
      <div className={isOnOneLine ? insights.foldedLine : marks ? insights.foldedText : insights.foldedWhole}>
        {heading}
        {finding ? <p className={isOnOneLine ? insights.cut : classes.prose}>{finding}</p> : null}
      </div>
      {marks ? <span className={insights.badges}>{marks}</span> : null}
      <Expandable label={label} of={name}>
        {children}
      </Expandable>
    </article>
  );
}
