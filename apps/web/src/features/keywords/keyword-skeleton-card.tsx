import { CardGrid, CardGridItem, Panel } from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import classes from './keywords.module.css';

const count = 6;

/** Minimum width of a keyword card in pixels: a desktop fits two columns. */
export const cardWidth = 420;

/** Six cards of the real size. */
export function KeywordSkeletonCards() {
  return (
    <>
      <div className={classes.summary}>
        <Skeleton height={22} width={120} />
      </div>
      <CardGrid label="Loading keywords" cardWidth={cardWidth}>
        {Array.from({ length: count }, (_, index) => (
          <CardGridItem key={index}>
            <Panel className={classes.card ?? ''}>
              <Skeleton height={22} width="60%" />
              <Skeleton height={44} />
              <Skeleton height={20} width="80%" />
              <Skeleton height={40} />
              <Skeleton height={28} width="50%" mt="auto" />
            </Panel>
          </CardGridItem>
        ))}
      </CardGrid>
    </>
  );
}

/** A frame of the table's size. */
export function KeywordSkeletonTable() {
  return (
    <>
      <div className={classes.summary}>
        <Skeleton height={32} width={220} />
      </div>
      <Skeleton className={classes.tableSkeleton ?? ''} />
    </>
  );
}
