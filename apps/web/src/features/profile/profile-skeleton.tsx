import { Panel } from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import classes from './profile.module.css';

/** Skeleton of the screen's cards. */
export function ProfileSkeleton() {
  return (
    <div className={classes.cards}>
      <Panel>
        <Skeleton height={28} width={180} mb={16} />
        <Skeleton height={96} circle />
      </Panel>
      <Panel>
        <Skeleton height={28} width={220} mb={16} />
        <Skeleton height={80} mb={16} />
        <div className={classes.pair}>
          <Skeleton height={80} />
          <Skeleton height={80} />
        </div>
      </Panel>
      <Panel>
        <Skeleton height={28} width={220} mb={16} />
        <Skeleton height={64} />
      </Panel>
    </div>
  );
}
