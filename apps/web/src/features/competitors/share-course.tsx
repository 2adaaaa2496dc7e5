import { formatDay } from '@keydence/domain';
import { ChartFrame, type Column, CourseChart, type CourseSeries, token } from '@keydence/ui';
import { useMemo } from 'react';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { courseTexts as texts } from './messages.ts';
import classes from './site-comparison.module.css';

type Comparison = RouterOutputs['competitors']['compare'];
type Point = Comparison['course'][number];

/** Maximum distinguishable lines; the table has every site. */
const mostLines = 6;
const dashes = ['6 4', '2 4', '10 4 2 4', '1 3', '12 3'];
const height = 200;

interface ShareCourseProps {
  comparison: Comparison;
  hueOf: (domainName: string) => string;
}

/** Share of voice at each report, for the own site and its active competitors. */
export function ShareCourse({ comparison: { sites, course, dataSource }, hueOf }: ShareCourseProps) {
  const ordered = useMemo(
    () => sites.toSorted((a, b) => Number(b.id === null) - Number(a.id === null)),
    [sites],
  );
  const series = useMemo<CourseSeries[]>(
    () =>
      ordered.slice(0, mostLines).map((site, index) => ({
        id: site.id ?? 'you',
        name: nameOf(site),
        hue: site.id === null ? token('pulse') : hueOf(site.domainName),
        ...(index > 0 && { dash: dashes[index - 1] ?? '' }),
        points: course.flatMap((point) => {
          const found = shareOf(point, site.id);
          return found ? [{ day: point.day, value: found.share * 100 }] : [];
        }),
      })),
    [ordered, course, hueOf],
  );
  const first = course[0];
  const newest = course.at(-1);
  if (!first || !newest) return null;
  const hasOldRanks = course.some(({ shares }) => shares.some(({ ranksOf }) => ranksOf !== null));
  const caption = [
    course.length > 1 ? texts.caption(first.day, newest.day) : texts.oneDay(first.day),
    ordered.length > mostLines ? texts.moreSites(mostLines) : null,
    hasOldRanks ? texts.oldRanks : null,
  ];
  return (
    <ChartFrame
      title={texts.title}
      order={2}
      caption={caption.filter(Boolean).join(' ')}
      isSample={dataSource === 'sample'}
      rows={course.toReversed()}
      columns={[dayColumn, ...ordered.map(columnOf)]}
      height={height + 74}
    >
      <ul className={classes.legend}>
        {series.map(({ id, name, hue, dash }) => (
          <li key={id}>
            <svg width="24" height="4" aria-hidden="true">
              <line x1="0" y1="2" x2="24" y2="2" stroke={hue} strokeWidth="2" strokeDasharray={dash} />
            </svg>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <CourseChart
        label={texts.points}
        series={series}
        height={height}
        valueText={(value) => `${value.toFixed(1)}%`}
        tickText={(value) => `${value}%`}
        dayText={(day) => formatDay(day, 'short')}
      />
    </ChartFrame>
  );
}

const nameOf = ({ id, displayName }: Comparison['sites'][number]) => (id === null ? texts.you : displayName);

function shareOf({ shares }: Point, id: string | null): Point['shares'][number] | undefined {
  return shares.find((share) => share.id === id);
}

const dayColumn: Column<Point> = { header: texts.day, cell: ({ day }) => formatDay(day, 'short') };

function columnOf(site: Comparison['sites'][number]): Column<Point> {
  return {
    header: nameOf(site),
    isNumber: true,
    cell: (point) => {
      const found = shareOf(point, site.id);
      if (!found) return <span title={texts.notCompared}>–</span>;
      const share = `${(found.share * 100).toFixed(1)}%`;
      return found.ranksOf ? `${share} (${texts.ranksOf(found.ranksOf)})` : share;
    },
  };
}
