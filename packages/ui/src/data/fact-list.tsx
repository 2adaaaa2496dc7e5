import type { CSSProperties, ReactNode } from 'react';
import classes from './data.module.css';

export interface Fact {
  name: string;
  value: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  /** Maximum facts side by side. */
  columns?: number;
}

/** Names and values, side by side if there is room. */
export function FactList({ facts, columns = 3 }: FactListProps) {
  return (
    <dl className={classes.facts} style={{ '--fact-columns': columns } as CSSProperties}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Names and values in a row that wraps. */
export function FactLine({ facts }: Pick<FactListProps, 'facts'>) {
  return (
    <dl className={classes.factLine}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
