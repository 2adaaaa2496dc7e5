import { Panel, ProgressMessages } from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import classes from './competitors.module.css';
import { progressMessages } from './messages.ts';
import { SummaryCards } from './summary-cards.tsx';

export const progressMessageMs = 2500;
const count = 4;

/** The screen before its competitors are in, telling what is under way. */
export function CompetitorSkeletonCards() {
  return (
    <>
      <SummaryCards />
      <div className={classes.progress}>
        <ProgressMessages messages={progressMessages} interval={progressMessageMs} />
      </div>
      <div className={classes.grid}>
        {Array.from({ length: count }, (_, index) => (
          <Panel key={index} className={classes.card ?? ''}>
            <Skeleton height={28} width="55%" />
            <Skeleton height={40} />
            <Skeleton height={90} />
            <Skeleton height={64} />
            <Skeleton height={56} />
          </Panel>
        ))}
      </div>
    </>
  );
}
