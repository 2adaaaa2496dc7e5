import type { ReactNode } from 'react';
import type { solutionMessages } from './messages.ts';

const scores = [86, 64, 41];
const seasons = [24, 30, 44, 62, 78, 70, 52, 38, 30, 40, 58, 82];
const rises = '4,78 36,70 68,74 100,52 132,58 164,34 196,40 236,12';

/** Drawings of the dashboard's parts, 240 by 96, in the colors of the dark band. */
export const solutionDrawings: Record<keyof typeof solutionMessages.parts, ReactNode> = {
  opportunities: scores.map((score, row) => (
    <g key={score} transform={`translate(0 ${8 + row * 30})`}>
      <rect className="d-quiet" y="4" width={92 - row * 14} height="10" rx="5" />
      <rect className="d-line" x="112" y="2" width="100" height="14" rx="7" />
      <rect className={row === 0 ? 'd-pulse' : 'd-soft'} x="112" y="2" width={score} height="14" rx="7" />
      <circle className={row === 0 ? 'd-amber' : 'd-line'} cx="230" cy="9" r="5" />
    </g>
  )),
  report: (
    <>
      <path className="d-grid" d="M0 20H240M0 50H240M0 80H240" />
      <polyline className="d-stroke" points={rises} />
      <circle className="d-amber" cx="164" cy="34" r="6" />
      <path className="d-dash" d="M164 42V92" />
      <circle className="d-pulse" cx="236" cy="12" r="4" />
    </>
  ),
  plan: [0, 1, 2].map((column) => (
    <g key={column} transform={`translate(${column * 82} 0)`}>
      <rect className="d-quiet" x="2" y="4" width={[34, 44, 28][column]} height="6" rx="3" />
      <rect className="d-card" x="1" y="20" width="74" height="32" rx="5" />
      <rect className={column === 2 ? 'd-pulse' : 'd-soft'} x="9" y="28" width="42" height="6" rx="3" />
      <rect className="d-quiet" x="9" y="39" width="26" height="5" rx="2.5" />
      {column < 2 ? <rect className="d-card" x="1" y="58" width="74" height="32" rx="5" /> : null}
      {column === 1 ? <rect className="d-amber" x="9" y="66" width="34" height="6" rx="3" /> : null}
      {column === 0 ? <rect className="d-soft" x="9" y="66" width="50" height="6" rx="3" /> : null}
    </g>
  )),
  inspector: seasons.map((height, month) => (
    <rect
      key={month}
      className={month === seasons.length - 1 ? 'd-pulse' : 'd-soft'}
      x={month * 20 + 2}
      y={92 - height}
      width="12"
      height={height}
      rx="2"
    />
  )),
  honesty: [0, 1, 2].map((row) => (
    <g key={row} transform={`translate(0 ${6 + row * 30})`}>
      <rect className="d-quiet" y="5" width={[70, 88, 60][row]} height="8" rx="4" />
      {row === 1 ? (
        <path className="d-dash" d="M118 9H142" />
      ) : (
        <rect className="d-soft" x="112" y="4" width="36" height="10" rx="5" />
      )}
      <rect className={row === 1 ? 'd-card' : 'd-pulse-frame'} x="172" y="0" width="66" height="18" rx="9" />
      {row === 1 ? null : <rect className="d-pulse" x="184" y="6" width="42" height="6" rx="3" />}
    </g>
  )),
  open: (
    <>
      <path className="d-dash" d="M76 48H116M76 48C100 48 96 16 124 16M76 48C100 48 96 80 124 80" />
      <rect className="d-pulse-frame" x="2" y="22" width="74" height="52" rx="6" />
      <path className="d-stroke" d="m26 38-10 10 10 10M52 38l10 10-10 10M44 34 34 62" />
      {[6, 38, 70].map((y) => (
        <g key={y}>
          <rect className="d-card" x="124" y={y} width="114" height="20" rx="5" />
          <rect
            className={y === 38 ? 'd-amber' : 'd-soft'}
            x="134"
            y={y + 7}
            width={y === 70 ? 44 : 66}
            height="6"
            rx="3"
          />
        </g>
      ))}
    </>
  ),
};
