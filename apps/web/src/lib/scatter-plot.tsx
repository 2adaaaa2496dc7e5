import { keywordDifficultyLabel, shortenTick } from '@keydence/domain';
import { nextPoint, scatterPoints, scoreAxis, type valueAxis } from '@keydence/ui';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import classes from './scatter-plot.module.css';
import { useWidth } from './use-width.ts';

/** Width in pixels where there is no layout. */
const fallbackWidth = 880;
/** Minimum side of a pointer or touch target, in pixels. */
const target = 24;

/** Shape and fill of a mark; no two marks differ by hue alone. */
export type PlotMark = 'round' | 'diamond' | 'square' | 'block' | 'ring';

export interface PlotItem {
  key: string;
  name: string;
  /** 0 to 100. */
  difficulty: number;
  value: number;
  /** Value behind the mark's area; null is drawn as the smallest. */
  size: number | null;
  mark: PlotMark;
  /** All facts of the item as one sentence without its period. */
  text: string;
  /** Search parameters that Enter navigates to. */
  search: Record<string, unknown>;
}

interface ScatterLegendProps {
  label: string;
  entries: readonly { mark: PlotMark; label: string }[];
}

export function ScatterLegend({ label, entries }: ScatterLegendProps) {
  return (
    <ul className={classes.legend} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.mark}>
          <span className={classes.swatch} data-mark={entry.mark} aria-hidden />
          {entry.label}
        </li>
      ))}
    </ul>
  );
}

interface ScatterPlotProps {
  /** Accessible name of the list of points. */
  label: string;
  valueLabel: string;
  difficultyLabel: string;
  items: readonly PlotItem[];
  axis: ReturnType<typeof valueAxis>;
  /** Height in pixels. */
  height: number;
}

/** Items by difficulty and value. One Tab stop; arrow keys move within it. */
export function ScatterPlot({ label, valueLabel, difficultyLabel, items, axis, height }: ScatterPlotProps) {
  const [ref, width] = useWidth<HTMLUListElement>(fallbackWidth);
  const [current, setCurrent] = useState(0);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const across = useMemo(() => scoreAxis(items.map(({ difficulty }) => difficulty)), [items]);
  const points = useMemo(
    () =>
      scatterPoints(
        items.map((entry) => ({
          entry,
          name: entry.name,
          x: across.place(entry.difficulty),
          y: axis.place(entry.value),
          size: entry.size,
        })),
        { width, height },
      ),
    [items, across, axis, width, height],
  );
  const at = Math.min(current, points.length - 1);
  const shown = points[at]?.item.entry;
  const move = (event: KeyboardEvent) => {
    const next = nextPoint(points, at, event.key);
    if (next === null) return;
    event.preventDefault();
    links.current[next]?.focus();
  };
  return (
    <>
      <div className={classes.plot}>
        <p className={classes.axisName} aria-hidden>
          {valueLabel}
        </p>
        <div className={classes.grid} style={{ height }}>
          <div aria-hidden>
            {axis.ticks.map((tick) => (
              <span key={tick} className={classes.line} style={{ bottom: `${axis.place(tick) * 100}%` }}>
                <span>{shortenTick(tick)}</span>
              </span>
            ))}
            {across.ticks.map((tick) => (
              <span key={tick} className={classes.tick} style={{ left: `${across.place(tick) * 100}%` }}>
                {tick}
              </span>
            ))}
          </div>
          <ul ref={ref} className={classes.points} aria-label={label} onKeyDown={move}>
            {points.map(({ item: { entry, x }, top, radius, labelSide }, index) => (
              <li
                key={entry.key}
                // In percent, so a point keeps its place while the frame changes its width.
                style={{ left: `${x * 100}%`, top }}
                data-current={index === at || undefined}
              >
                <Link
                  ref={(link) => {
                    links.current[index] = link;
                  }}
                  to="/dashboard"
                  search={entry.search}
                  className={classes.point}
                  style={{ width: Math.max(target, radius * 2), height: Math.max(target, radius * 2) }}
                  tabIndex={index === at ? 0 : -1}
                  aria-label={entry.text}
                  onFocus={() => setCurrent(index)}
                  onMouseEnter={() => setCurrent(index)}
                >
                  <span
                    className={classes.mark}
                    data-mark={entry.mark}
                    style={{ width: radius * 2, height: radius * 2 }}
                  />
                  {labelSide ? (
                    <span
                      className={classes.name}
                      data-side={labelSide}
                      style={{ '--radius': `${radius}px` } as CSSProperties}
                    >
                      <bdi>{entry.name}</bdi>
                    </span>
                  ) : null}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <p className={classes.axisName} data-below aria-hidden>
          {difficultyLabel}: {bands}
        </p>
      </div>
      <p className={classes.current} aria-hidden>
        {shown ? `${shown.text}.` : ''}
      </p>
    </>
  );
}

const bands = `0 to 30 ${keywordDifficultyLabel(0)}, to 60 ${keywordDifficultyLabel(60)}, above ${keywordDifficultyLabel(100)}`;
