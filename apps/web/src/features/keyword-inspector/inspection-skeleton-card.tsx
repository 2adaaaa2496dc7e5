import { Panel } from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import classes from './keyword-inspector.module.css';
import { messages } from './messages.ts';

/** Card of the real size. */
export function InspectionSkeletonCard() {
  return (
    <Panel label={messages.loading} className={classes.card ?? ''}>
      <Skeleton height={28} width="40%" mb="md" />
      {[1, 2, 3].map((group) => (
        <div key={group}>
          <Skeleton height={18} width={120} my="sm" />
          <Skeleton height={44} />
        </div>
      ))}
      <Skeleton height={270} mt="lg" />
    </Panel>
  );
}
