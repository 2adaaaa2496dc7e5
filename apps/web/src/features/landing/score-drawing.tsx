import type { CSSProperties } from 'react';
import { RepeatSign } from '../public-frame/repeat-sign.tsx';
import { scoreMessages as texts } from './messages.ts';

/** Searches of fourteen days, 0 to 100: the same pattern every two weeks. */
const searches = [46, 62, 54, 78, 66, 92, 50, 56, 70, 60, 84, 74, 100, 58];
/** The site's share of them, for every two weeks. */
const shares = [
  { from: 0.1, to: 0.18 },
  { from: 0.24, to: 0.42 },
  { from: 0.5, to: 0.8 },
];

/** Six weeks as bars between repeat signs: demand repeats, the site's share grows. */
export function ScoreDrawing() {
  return (
    <figure className="score">
      <figcaption className="score-head">
        <strong>{texts.caption}</strong>
        <span className="chip">{texts.chip}</span>
      </figcaption>
      <div className="score-staff" role="img" aria-label={texts.description}>
        <RepeatSign className="score-sign" isOpening />
        {shares.map((share, measure) => (
          <Measure key={share.to} {...share} measure={measure} />
        ))}
        <RepeatSign className="score-sign" />
      </div>
      <ol className="score-measures">
        {texts.measures.map(({ weeks, position }) => (
          <li key={weeks}>
            <strong>{position}</strong> {weeks}
          </li>
        ))}
      </ol>
      <ul className="score-legend">
        <li className="key key-searches">{texts.searches}</li>
        <li className="key key-visits">{texts.visits}</li>
        <li className="key key-delivery">{texts.delivery}</li>
      </ul>
    </figure>
  );
}

interface MeasureProps {
  from: number;
  to: number;
  measure: number;
}

function Measure({ from, to, measure }: MeasureProps) {
  const last = searches.length - 1;
  return (
    <div className="score-measure" style={{ '--measure': measure } as CSSProperties}>
      <svg viewBox="0 0 224 100" preserveAspectRatio="none" aria-hidden="true">
        {searches.map((height, day) => (
          <rect
            key={day}
            className="bar-searches"
            x={day * 16 + 3}
            y={100 - height}
            width="10"
            height={height}
          />
        ))}
        <g className="score-visits">
          {searches.map((height, day) => {
            const won = Math.round(height * (from + ((to - from) * day) / last));
            return <rect key={day} x={day * 16 + 3} y={100 - won} width="10" height={won} />;
          })}
        </g>
      </svg>
    </div>
  );
}
