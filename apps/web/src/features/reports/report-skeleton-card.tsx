import { Panel, ProgressMessages } from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import { progressMessages, skeletonNames } from './messages.ts';
import classes from './report.module.css';

export const progressMessageMs = 2800;

/** Placeholder of the report: progress messages, and the names of the sections. */
export function ReportSkeletonCards() {
  return (
    <>
      <ProgressMessages messages={progressMessages} interval={progressMessageMs} />
      <ul className={classes.grid} aria-label="Loading the report">
        {skeletonNames.map((name) => (
          <li key={name}>
            <Panel className={classes.card ?? ''}>
              <span className={classes.skeletonName}>{name}</span>
              <Skeleton height={28} width="45%" />
              <Skeleton height={88} />
            </Panel>
          </li>
        ))}
      </ul>
    </>
  );
}
