import { formatDay, type PositionBucket, positionBuckets } from '@keydence/domain';
import { ChartFrame, type Column, formatNumber, Panel, StackedColumns, StepMark } from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { bucketLabels, courseTexts as texts } from './course-texts.ts';
import classes from './home-panels.module.css';
import { type Check, useVisibility } from './use-visibility.ts';

const height = 180;

/** Keywords by rank at each check. The newest counts link to their keywords. */
export function PositionsPanel() {
  const { data, error } = useVisibility();
  if (!data) {
    // The visibility panel shows the error.
    if (error) return null;
    return (
      <Panel>
        <Skeleton height={height + 60} aria-busy />
      </Panel>
    );
  }
  const newest = data.checks.at(-1);
  if (!newest) return null;
  return (
    <Panel label={texts.positions}>
      <ChartFrame
        title={texts.positions}
        order={2}
        caption={texts.positionsCaption(newest.day)}
        isSample={data.dataSource === 'sample'}
        rows={data.checks.toReversed()}
        columns={columns}
        height={height + 24}
      >
        <div className={classes.positions}>
          <StackedColumns
            label={texts.positionsLabel}
            height={height}
            columns={data.checks.map(({ day, positions }) => ({
              label: formatDay(day, 'short'),
              parts: positionBuckets.map((bucket) => positions[bucket]),
            }))}
          />
          <ul className={classes.buckets} aria-label={texts.buckets}>
            {positionBuckets.map((bucket, index) => (
              <li key={bucket}>
                <StepMark part={index} />
                <BucketLink bucket={bucket} check={newest} />
              </li>
            ))}
          </ul>
        </div>
      </ChartFrame>
    </Panel>
  );
}

function BucketLink({ bucket, check }: { bucket: PositionBucket; check: Check }) {
  return (
    <Link
      to="/dashboard"
      search={{ section: 'keywords', ranks: bucket, sort: 'rank_absolute', order: 'asc' }}
    >
      <span>{bucketLabels[bucket]}</span>
      <span className="kd-figures">{formatNumber(check.positions[bucket])}</span>
    </Link>
  );
}

const columns: Column<Check>[] = [
  { header: texts.day, cell: ({ day }) => formatDay(day, 'short') },
  ...positionBuckets.map((bucket) => ({
    header: bucketLabels[bucket],
    cell: ({ positions }: Check) => formatNumber(positions[bucket]),
    isNumber: true,
  })),
];
