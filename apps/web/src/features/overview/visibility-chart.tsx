import { formatDay } from '@keydence/domain';
import {
  ChartFrame,
  type Column,
  CourseChart,
  type CourseSeries,
  formatNumber,
  Panel,
  token,
  verbLabels,
} from '@keydence/ui';
import { useMemo, useState } from 'react';
import { useTrackedCompetitors } from '../../lib/use-tracked-competitors.ts';
import { CompareMenu } from './compare-menu.tsx';
import { CourseLead, CourseLegend } from './course-lead.tsx';
import { changeInPoints, percentText, courseTexts as texts } from './course-texts.ts';
import { NextCheckNote } from './next-check-note.tsx';
import type { Check, VisibilityCourse } from './use-visibility.ts';

const height = 180;
const dashes = ['6 4', '2 4'];

type KnownCheck = Check & { visibility: number };
const isKnown = (check: Check): check is KnownCheck => check.visibility !== null;

/** Visibility by check, with finished moves and up to two competitors. */
export function VisibilityChart({ course }: { course: VisibilityCourse }) {
  const [compared, setCompared] = useState<readonly string[]>([]);
  const tracked = useTrackedCompetitors();
  const checks = course.checks.filter(isKnown);
  const first = checks[0];
  const newest = checks.at(-1);
  const before = checks.at(-2);
  const shownCompetitors = course.competitors.filter(({ id }) => compared.includes(id));
  const series = useMemo<CourseSeries[]>(
    () => [
      {
        id: 'you',
        name: texts.you,
        hue: token('pulse'),
        points: checks.map(({ day, visibility }) => ({ day, value: visibility * 100 })),
      },
      ...shownCompetitors.map(({ id, name, day, visibility }, index) => ({
        id,
        name,
        hue: tracked?.find((one) => one.id === id)?.hue ?? token('chart-grey-1'),
        dash: dashes[index] ?? '',
        points: [{ day, value: visibility * 100 }],
      })),
    ],
    [checks, shownCompetitors, tracked],
  );
  const marks = course.shipped.map(({ id, day, verb, title }) => ({
    id,
    day,
    name: texts.shipped(verbLabels[verb], title),
  }));
  if (!first || !newest) return null;
  const caption = [
    texts.caption(first.day, newest.day),
    marks.length > 0 ? texts.shippedCaption : null,
    shownCompetitors.length > 0 ? texts.competitorCaption : null,
  ];
  return (
    <Panel label={texts.visibility}>
      <ChartFrame
        title={texts.visibility}
        order={2}
        caption={caption.filter(Boolean).join(' ')}
        isSample={course.dataSource === 'sample'}
        rows={checks.toReversed()}
        columns={columns}
        height={height + 74}
        actions={
          course.competitors.length > 0 ? (
            <CompareMenu competitors={course.competitors} chosen={compared} onChange={setCompared} />
          ) : null
        }
        lead={
          <CourseLead
            value={percentText(newest.visibility)}
            hint={texts.visibilityHint}
            change={
              before
                ? { amount: changeInPoints(before.visibility, newest.visibility), since: before.day }
                : null
            }
          />
        }
      >
        {before ? null : <NextCheckNote />}
        {shownCompetitors.length > 0 ? <CourseLegend series={series} /> : null}
        <CourseChart
          label={texts.points}
          series={series}
          marks={marks}
          height={height}
          valueText={(value) => percentText(value / 100)}
          tickText={(value) => `${value}%`}
          dayText={(day) => formatDay(day, 'short')}
        />
      </ChartFrame>
    </Panel>
  );
}

const columns: Column<KnownCheck>[] = [
  { header: texts.day, cell: ({ day }) => formatDay(day, 'short') },
  { header: 'Visibility', cell: ({ visibility }) => percentText(visibility), isNumber: true },
  { header: 'Keywords', cell: ({ checked }) => formatNumber(checked), isNumber: true },
];
