import type { ReactNode } from 'react';
import classes from './grid.module.css';

interface NarrowRowProps {
  name: string;
  /** At the end of the first line. */
  mark: ReactNode;
  facts: readonly (string | null | false)[];
}

/** A row of a narrow screen: its name with one mark, and the facts in the second line. */
export function NarrowRow({ name, mark, facts }: NarrowRowProps) {
  return (
    <div className={classes.lines}>
      <GridName text={name} />
      <span>{mark}</span>
      <span className={classes.facts}>{facts.filter(Boolean).join(' · ') || '–'}</span>
    </div>
  );
}

/** The first cell of a row; hover gives the whole text. */
export function GridName({ text }: { text: string }) {
  return (
    <b className={classes.name} title={text}>
      {text}
    </b>
  );
}
