import { feedbackPageSize } from '@keydence/domain';
import { Panel } from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import classes from './feedback-board.module.css';
import cardClasses from './feedback-card.module.css';

/** Page of cards in the real size. */
export function FeedbackSkeletonCards() {
  return (
    <>
      <div className={classes.summary}>
        <Skeleton height={18} width={96} my={7} />
      </div>
      <ul className={classes.list} aria-label="Loading feedback">
        {Array.from({ length: feedbackPageSize }, (_, index) => (
          <li key={index}>
            <Panel>
              <div className={cardClasses.card}>
                <Skeleton height={64} width={52} radius="md" />
                <div className={cardClasses.cardBody}>
                  <Skeleton height={20} width="60%" my={8} />
                  <Skeleton height={18} />
                  <Skeleton height={18} width="85%" mt={4} />
                  <Skeleton height={22} width="70%" mt={15} mb={5} />
                </div>
              </div>
            </Panel>
          </li>
        ))}
      </ul>
    </>
  );
}
