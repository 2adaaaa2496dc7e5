import { Panel } from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import classes from './keywords.module.css';

const count = 6;

/** Six cards of the size of the real ones. */
export function KeywordSkeletonCards() {
  return (
    <>
      <div className={classes.summary}>
        <Skeleton height={22} width={120} />
      </div>
      <ul className={classes.grid} aria-label="Loading keywords">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Panel className={classes.card ?? ''}>
              <Skeleton height={22} width="60%" />
              <Skeleton height={44} />
              <Skeleton height={20} width="80%" />
              <Skeleton height={40} />
              <Skeleton height={28} width="50%" mt="auto" />
            </Panel>
          </li>
        ))}
      </ul>
    </>
  );
}
