import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeCompetitor, makeCompetitorList } from '../../testing/competitor-fixture.ts';
import { makeGain } from '../../testing/gain-fixture.ts';
import { makeGapMatrix, makeGapRow } from '../../testing/gap-fixture.ts';
import { makeKeyword, makeKeywordDetails, makeKeywordList } from '../../testing/keyword-fixture.ts';
import { makeOverview } from '../../testing/overview-fixture.ts';
import { makePlanItem } from '../../testing/plan-fixture.ts';
import { makePrediction, makePredictionList } from '../../testing/prediction-fixture.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { makeOpportunity, makeReport } from '../../testing/report-fixture.ts';
import { shellProcedures } from '../../testing/shell-procedures.ts';
import '../features/content-plan/content-plan-screen.tsx';
import '../features/gap-matrix/gap-matrix-screen.tsx';
import '../features/keyword-inspector/keyword-inspector-screen.tsx';
import '../features/keywords/keywords-screen.tsx';
import '../features/overview/overview-screen.tsx';
import '../features/review/predictions/predictions-screen.tsx';
import '../features/reports/reports-screen.tsx';

const keywordText = 'rye bread';
const gain = { low: 334, mid: 447, high: 558 };
const figure = '+330…560';

const unpriced = { trend: 'no-data', change: null } as const;
const inspection = {
  keyword: keywordText,
  keywordInfo: {
    ...{ searchVolume: 900, cpc: null, competition: null, competitionLevel: null },
    searchVolumeTrend: { monthly: unpriced, quarterly: unpriced, yearly: unpriced },
    ...{ lowTopOfPageBid: null, highTopOfPageBid: null, lastUpdatedTime: null },
  },
  keywordProperties: { keywordDifficulty: 28 },
  monthlySearches: [],
};
const planned = { keywordText, gain, difficulty: 28, effort: 1, beat: 3, dueDate: '2026-11-23' };
const left = { keywordText: 'rye rolls', gain, code: 'excluded', reason: 'Left out by you.' };
const [piece] = makeOverview().contentPipeline;

/** One keyword with one gain, in the format of each procedure. */
const procedures = {
  ...shellProcedures,
  'keywords.list': () => makeKeywordList([makeKeyword(keywordText, { id: '42', gain })]),
  'keywords.get': () => makeKeywordDetails(keywordText, { id: '42', gain: makeGain(gain) }),
  'keywords.history': () => [],
  'keywords.inspect': () => ({ items: [inspection], dataSource: 'sample' }),
  'keywords.listRelated': () => ({ data: [], dataSource: 'sample' }),
  'keywords.findTracked': () => [{ keywordText, keywordId: '42', gain, gainGap: null }],
  'reports.get': () =>
    makeReport({ opportunities: [makeOpportunity(keywordText, { gain: makeGain(gain) })] }),
  'contentPlan.board': () => ({ items: [makePlanItem(1, { keywordText, gain })], dataSource: 'sample' }),
  'contentPlan.plan': () => ({
    planned: [{ ...planned, topic: null, keywordCount: 1, covers: [], evidence: [] }],
    leftOut: [left],
    leftOutTotal: 1,
    notRelevant: 0,
  }),
  'predictions.list': () => makePredictionList([makePrediction(keywordText, { gain: makeGain(gain) })]),
  'gaps.list': () => makeGapMatrix([makeGapRow(keywordText, { gain })]),
  'competitors.list': () => makeCompetitorList([makeCompetitor('rival'), makeCompetitor('other')]),
  'overview.get': () => makeOverview({ contentPipeline: piece ? [{ ...piece, keywordText, gain }] : [] }),
};

it.each([
  ['the list and its cards', '/dashboard?section=keywords'],
  ['the drawer', '/dashboard?section=keywords&keyword=42'],
  ['the inspector', `/dashboard?section=keyword-inspector&query=${encodeURIComponent(keywordText)}`],
  ['the report', '/dashboard?section=reports'],
  ['the board', '/dashboard?section=content-plan'],
  ['the plan of two weeks', '/dashboard?section=content-plan&plan=2'],
  ['the predictions', '/dashboard?section=predictions'],
  ['the gap matrix', '/dashboard?section=gap-matrix'],
  ['the dashboard', '/dashboard'],
])('shows the same gain of a keyword: %s', async (_, path) => {
  renderApp({ path, procedures });
  const shown = await screen.findAllByText(figure);
  expect(shown.length).toBeGreaterThan(0);
  const gains = [...document.body.querySelectorAll('.kd-figures')].map(({ textContent }) => textContent);
  expect(
    gains.filter((text) => /^\+.*…|^up to|^under/.test(text ?? '') && !text?.startsWith(figure)),
  ).toEqual([]);
  cleanup();
});
