import type { ReactNode } from 'react';
import classes from './grid.module.css';

interface NarrowRowProps {
  name: string;
  /** Shown at the end of the first line. */
  mark: ReactNode;
  facts: readonly (string | null | false)[];
}

/** Row for narrow screens: name and one mark, facts on the second line. */
export function NarrowRow({ name, mark, facts }: NarrowRowProps) {
  return (
    <div className={classes.lines}>
      <GridName text={name} />
      <span>{mark}</span>
      <span className={classes.facts}>{facts.filter(Boolean).join(' · ') || '–'}</span>
    </div>
  );
}

/** First cell of a row; hover shows the full text. */
export function GridName({ text }: { text: string }) {
  return (
    <b className={classes.name} title={text}>
      {text}
    </b>
  );
}
