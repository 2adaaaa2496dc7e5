import { Panel } from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import classes from './explorer.module.css';

const count = 6;

/** Cards of the real size. */
export function ExplorerSkeletonCards() {
  return (
    <>
      <div className={classes.count}>
        <Skeleton height={20} width={220} />
      </div>
      <ul className={classes.list} aria-label="Loading keywords">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Panel className={classes.card ?? ''}>
              <Skeleton height={24} width="40%" />
              <Skeleton height={96} />
              <Skeleton height={22} width="60%" />
              <Skeleton height={32} width="30%" />
            </Panel>
          </li>
        ))}
      </ul>
    </>
  );
}
