import { formatDay } from '@keydence/domain';
import { ChartFrame, type Column, CourseChart, formatNumber, Panel, token } from '@keydence/ui';
import { useMemo } from 'react';
import { figureSourceLabels } from '../../lib/figure-source-labels.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { CourseLead } from './course-lead.tsx';
import { courseTexts as texts } from './course-texts.ts';
import { type ClickWeek, sumWeeks } from './sum-weeks.ts';

const height = 180;

/** Clicks by week, for a site without rank checks. */
export function ClicksByWeek({ days }: { days: RouterOutputs['searchTotals']['get']['days'] }) {
  const weeks = useMemo(() => sumWeeks(days), [days]);
  const series = useMemo(
    () => [
      {
        id: 'you',
        name: texts.you,
        hue: token('pulse'),
        points: weeks.map(({ day, clicks }) => ({ day, value: clicks })),
      },
    ],
    [weeks],
  );
  const newest = weeks.at(-1);
  const before = weeks.at(-2);
  const last = days.at(-1);
  if (!newest || !last) return null;
  return (
    <Panel label={texts.clicks}>
      <ChartFrame
        title={texts.clicks}
        order={2}
        caption={texts.clicksCaption(weeks[0]?.day ?? newest.day, last.day, figureSourceLabels[last.source])}
        isSample={last.source === 'sample'}
        rows={weeks.toReversed()}
        columns={columns}
        height={height + 74}
        lead={
          <CourseLead
            value={formatNumber(newest.clicks)}
            hint={texts.clicksHint}
            change={before ? { amount: newest.clicks - before.clicks, since: before.day } : null}
          />
        }
      >
        <CourseChart
          label={texts.clicksPoints}
          series={series}
          height={height}
          valueText={(value) => `${formatNumber(value)} ${value === 1 ? 'click' : 'clicks'}`}
          tickText={formatNumber}
          dayText={(day) => formatDay(day, 'short')}
        />
      </ChartFrame>
    </Panel>
  );
}

const columns: Column<ClickWeek>[] = [
  { header: texts.week, cell: ({ day }) => formatDay(day, 'short') },
  { header: 'Clicks', cell: ({ clicks }) => formatNumber(clicks), isNumber: true },
];
