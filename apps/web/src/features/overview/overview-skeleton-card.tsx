import { Panel } from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import classes from './overview.module.css';
import { StatCards } from './stat-cards.tsx';

const rows = 6;

/** Skeleton of the overview. */
export function OverviewSkeletonCards() {
  return (
    <>
      <StatCards />
      <div className={classes.lists}>
        <ListSkeleton />
        <ListSkeleton />
      </div>
    </>
  );
}

function ListSkeleton() {
  return (
    <Panel isFlush>
      <div className={classes.listHead}>
        <Skeleton height={26} width={220} />
      </div>
      <div className={classes.scroll}>
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={classes.row}>
            <Skeleton height={44} />
          </div>
        ))}
      </div>
    </Panel>
  );
}
