import { formatDay } from '@keydence/domain';
import { type CourseSeries, Hint, TrendMark } from '@keydence/ui';
import { courseTexts as texts } from './course-texts.ts';
import classes from './home-panels.module.css';

interface CourseLeadProps {
  value: string;
  /** Unit of the value. */
  hint: string;
  /** Null with a single value. */
  change: { amount: number; since: string } | null;
}

/** Newest value of a course and its change. */
export function CourseLead({ value, hint, change }: CourseLeadProps) {
  return (
    <p className={classes.lead}>
      <Hint label={hint} isPlain>
        <strong className="kd-figures">{value}</strong>
      </Hint>
      {change ? (
        <TrendMark direction={directionOf(change.amount)}>
          {texts.since(
            change.amount === 0 ? 'Unchanged' : Math.abs(change.amount).toLocaleString('en-US'),
            change.since,
          )}
        </TrendMark>
      ) : null}
    </p>
  );
}

function directionOf(amount: number): 'up' | 'down' | 'flat' {
  if (amount === 0) return 'flat';
  return amount > 0 ? 'up' : 'down';
}

/** Legend of a chart's lines. */
export function CourseLegend({ series }: { series: readonly CourseSeries[] }) {
  return (
    <ul className={classes.legend}>
      {series.map(({ id, name, hue, points }) => (
        <li key={id} style={{ color: hue }}>
          <span className={classes.swatch} aria-hidden="true" data-line={points.length > 1 || undefined} />
          <span className={classes.legendText}>
            <bdi>{name}</bdi>
            {id === 'you' ? null : ` · ${formatDay(points[0]?.day ?? '', 'short')}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
