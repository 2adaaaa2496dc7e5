import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import classes from './course-chart.module.css';
import { type CourseMark, type CourseSeries, type CourseStop, placeCourse } from './course-points.ts';

interface CourseChartProps {
  /** Content of the points, for screen readers. */
  label: string;
  series: readonly CourseSeries[];
  marks?: readonly CourseMark[];
  /** Minimum height of the plot in pixels; it grows with its frame. */
  height: number;
  valueText: (value: number) => string;
  tickText: (value: number) => string;
  dayText: (day: string) => string;
}

/**
 * Lines over days on an axis from 0, without a chart library. One Tab stop: the arrow keys step
 * through points and marks, and the line below reads them. Put it into a `ChartFrame`.
 */
export function CourseChart({ label, series, marks = [], height, ...texts }: CourseChartProps) {
  const { ticks, days, stops, lines } = useMemo(() => placeCourse(series, marks), [series, marks]);
  const [chosen, setChosen] = useState<string | null>(null);
  const refs = useRef<(HTMLElement | null)[]>([]);
  const newest = stops.findLastIndex(({ series: one }) => one === series[0]);
  const found = stops.findIndex(({ key }) => key === chosen);
  const current = found === -1 ? newest : found;
  const describe = ({ name, value, day }: CourseStop) =>
    value === null
      ? `${texts.dayText(day)}: ${name}`
      : `${texts.dayText(day)}: ${series.length > 1 ? `${name} ` : ''}${texts.valueText(value)}`;
  const step = (event: KeyboardEvent) => {
    const next = nextStop(event.key, current, stops.length);
    if (next === null) return;
    event.preventDefault();
    refs.current[next]?.focus();
  };
  const shown = stops[current];
  return (
    <div className={classes.course}>
      <div className={classes.plot} style={{ minHeight: height }}>
        <div aria-hidden>
          {ticks.map(({ value, top }) => (
            <span key={value} className={classes.tick} style={{ top: `${top}%` }}>
              <span>{texts.tickText(value)}</span>
            </span>
          ))}
          {days.map(({ day, left }) => (
            <span key={day} className={classes.day} style={{ left: `${left}%` }}>
              {texts.dayText(day)}
            </span>
          ))}
        </div>
        <svg className={classes.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {lines.map(({ series: one, path }) => (
            <polyline
              key={one.id}
              points={path}
              stroke={one.hue}
              strokeDasharray={one.dash}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <ul className={classes.stops} aria-label={label} onKeyDown={step}>
          {stops.map((stop, index) => (
            <li key={stop.key} style={{ left: `${stop.left}%`, top: `${stop.top ?? 100}%` }}>
              <span
                ref={(element) => {
                  refs.current[index] = element;
                }}
                role="img"
                aria-label={describe(stop)}
                tabIndex={index === current ? 0 : -1}
                className={classes.stop}
                data-kind={stop.series ? 'point' : 'mark'}
                data-current={index === current || undefined}
                style={{ color: stop.series?.hue }}
                onFocus={() => setChosen(stop.key)}
                onMouseEnter={() => setChosen(stop.key)}
              />
            </li>
          ))}
        </ul>
      </div>
      <p className={classes.current} aria-hidden="true">
        {shown ? describe(shown) : null}
      </p>
    </div>
  );
}

function nextStop(key: string, current: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: current + 1,
    ArrowLeft: current - 1,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined || next < 0 || next >= count ? null : next;
}
