import { Panel } from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import classes from './workspace-settings.module.css';

/** Skeleton of the cards. */
export function SettingsSkeleton() {
  return (
    <div className={classes.columns} aria-busy="true">
      {[
        [120, 220],
        [180, 320, 160],
      ].map((heights) => (
        <div key={heights.length} className={classes.column}>
          {heights.map((height) => (
            <Panel key={height}>
              <Skeleton height={24} width="40%" mb="md" />
              <Skeleton height={height - 40} />
            </Panel>
          ))}
        </div>
      ))}
    </div>
  );
}
