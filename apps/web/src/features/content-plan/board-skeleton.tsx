import { contentStatus, contentStatusLabel } from '@keydence/domain';
import { Skeleton } from '@mantine/core';
import classes from './content-plan.module.css';
import { messages } from './messages.ts';

/** Four columns with cards of the real size. */
export function BoardSkeleton() {
  return (
    <div className={classes.board} role="status" aria-label={messages.loading}>
      {contentStatus.options.map((status, index) => (
        <div key={status} className={classes.column} data-current={index === 0 || undefined}>
          <p className={classes.columnTitle}>{contentStatusLabel(status)}</p>
          {index === 0 ? (
            <div className={classes.cards}>
              <Skeleton height={176} radius={10} />
              <Skeleton height={176} radius={10} />
              <Skeleton height={176} radius={10} />
            </div>
          ) : null}
        </div>
      ))}
    </div>
  );
}
