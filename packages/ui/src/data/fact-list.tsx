import type { ReactNode } from 'react';
import classes from './data.module.css';

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Names and their values, side by side where there is room. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
