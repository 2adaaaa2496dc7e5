import { valueAxis } from './scatter-points.ts';

export interface CourseSeries {
  id: string;
  name: string;
  hue: string;
  /** SVG dash pattern, so no two lines differ by hue alone. */
  dash?: string;
  /** Oldest first; `day` is `YYYY-MM-DD`. */
  points: readonly { day: string; value: number }[];
}

/** Something that happened on a day. */
export interface CourseMark {
  id: string;
  day: string;
  name: string;
}

/** One step of the arrow keys: a point of any series or a mark, from left to right. */
export interface CourseStop {
  key: string;
  series: CourseSeries | null;
  day: string;
  /** Percent from the left edge. */
  left: number;
  /** Percent from the top edge; null for a mark, which is on the axis. */
  top: number | null;
  name: string;
  value: number | null;
}

export interface Course {
  /** In the unit of the values, lowest first. */
  ticks: readonly { value: number; top: number }[];
  /** Labeled days of the axis, newest first, limited so that labels do not overlap. */
  days: readonly { day: string; left: number }[];
  stops: readonly CourseStop[];
  lines: readonly { series: CourseSeries; path: string }[];
}

/** Minimum distance of two labeled days, in percent of the axis. */
const leastDayGap = 18;

/**
 * Positions of a time chart in percent of its frame. The value axis begins at 0; a series of one
 * point has no line.
 */
export function placeCourse(series: readonly CourseSeries[], marks: readonly CourseMark[]): Course {
  const points = series.flatMap((one) => one.points);
  const times = points.map(({ day }) => Date.parse(day));
  const from = Math.min(...times);
  const span = Math.max(...times) - from;
  const left = (day: string) => (span === 0 ? 50 : ((Date.parse(day) - from) / span) * 100);
  const axis = valueAxis([Math.max(...points.map(({ value }) => value)) || 1]);
  const top = (value: number) => (1 - axis.place(value)) * 100;
  const stops: CourseStop[] = [
    ...series.flatMap((one) =>
      one.points.map(({ day, value }) => ({
        key: `${one.id} ${day}`,
        series: one,
        day,
        left: left(day),
        top: top(value),
        name: one.name,
        value,
      })),
    ),
    ...marks
      .filter(({ day }) => left(day) >= 0 && left(day) <= 100)
      .map(({ id, day, name }) => ({
        key: id,
        series: null,
        day,
        left: left(day),
        top: null,
        name,
        value: null,
      })),
  ];
  return {
    ticks: axis.ticks.map((value) => ({ value, top: top(value) })),
    days: nameDays(points.map(({ day }) => ({ day, left: left(day) }))),
    stops: stops.toSorted((a, b) => a.left - b.left),
    lines: series
      .filter((one) => one.points.length > 1)
      .map((one) => ({
        series: one,
        path: one.points.map(({ day, value }) => `${left(day)},${top(value)}`).join(' '),
      })),
  };
}

/** The newest day, and earlier days at the minimum distance. */
function nameDays(places: readonly { day: string; left: number }[]) {
  const named: { day: string; left: number }[] = [];
  for (const place of places.toSorted((a, b) => b.left - a.left)) {
    const next = named.at(-1);
    if (!next || next.left - place.left >= leastDayGap) named.push(place);
  }
  return named;
}
