import { LandingSection } from './landing-section.tsx';
import { problemMessages as texts } from './messages.ts';

interface Habit {
  /** Fourteen values of 0 to 100. */
  market: readonly number[];
  /** Our share of each value, in the same unit. */
  own: readonly number[];
}

/** Each problem as a pattern: fading, irregular, and lost to competitors. */
const habits: readonly Habit[] = [
  { market: [], own: [100, 80, 62, 46, 34, 24, 17, 12, 9, 7, 5, 4, 4, 4] },
  { market: [30, 88, 12, 60, 96, 20, 44, 8, 72, 34, 90, 14, 52, 26], own: [] },
  {
    market: [62, 60, 66, 70, 68, 74, 78, 76, 82, 86, 88, 92, 96, 100],
    own: [56, 54, 52, 50, 46, 42, 40, 34, 30, 26, 20, 15, 10, 6],
  },
];

export function Problem() {
  return (
    <LandingSection id="problem" title={texts.title} lead={texts.lead} className="problem section-split">
      <ul className="problem-list">
        {texts.problems.map(({ title, text }, index) => (
          <li key={title}>
            <HabitDrawing {...habits[index]} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

function HabitDrawing({ market = [], own = [] }: Partial<Habit>) {
  return (
    <svg className="problem-beats" viewBox="0 0 168 72" aria-hidden="true">
      <ScheduleBars heights={market} className="problem-market" />
      <ScheduleBars heights={own} className="problem-own" />
      <path d="M0 71.5H168" />
    </svg>
  );
}

function ScheduleBars({ heights, className }: { heights: readonly number[]; className: string }) {
  return heights.map((height, day) => (
    <rect
      key={day}
      className={className}
      x={day * 12 + 2}
      y={72 - height * 0.72}
      width="8"
      height={height * 0.72}
    />
  ));
}
