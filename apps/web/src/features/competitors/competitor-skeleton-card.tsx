import { CardGrid, CardGridItem, Panel, ProgressMessages } from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import classes from './competitors.module.css';
import { progressMessages } from './messages.ts';
import { SummaryCards } from './summary-cards.tsx';

/** Milliseconds for which one message is shown. */
export const progressMessageMs = 2500;
const count = 4;

/** Placeholder of the screen with progress messages. */
export function CompetitorSkeletonCards() {
  return (
    <>
      <SummaryCards />
      <div className={classes.progress}>
        <ProgressMessages messages={progressMessages} interval={progressMessageMs} />
      </div>
      <CardGrid isPaired>
        {Array.from({ length: count }, (_, index) => (
          <CardGridItem key={index}>
            <Panel className={classes.card ?? ''}>
              <Skeleton height={28} width="55%" />
              <Skeleton height={40} />
              <Skeleton height={90} />
              <Skeleton height={64} />
              <Skeleton height={56} />
              <Skeleton height={36} width="80%" />
            </Panel>
          </CardGridItem>
        ))}
      </CardGrid>
    </>
  );
}
