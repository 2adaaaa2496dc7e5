import { Panel } from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import classes from './gap-matrix.module.css';

const count = 10;

/** Rows of the real size. */
export function GapSkeletonCard() {
  return (
    <Panel>
      <div className={classes.skeleton}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} height={32} />
        ))}
      </div>
    </Panel>
  );
}
