import { expect, it } from 'vitest';
import { predictionCsvHead, predictionCsvLine } from './prediction-csv.ts';
import type { Prediction } from './schema.ts';

const source = {
  domainName: 'brewlane.example',
  locationCode: 2840,
  languageCode: 'en',
  dataSource: 'sample',
} as const;
const measured = {
  days: 30,
  dueOn: '2026-12-21',
  verdict: 'came_true',
  measuredOn: '2026-12-20',
  rank: 4,
  rankSource: 'check',
  clicks: 55,
  clicksKind: 'measured',
  console: { clicks: 90, impressions: 2_000, on: '2026-12-19', days: 28, source: 'api' },
  consoleBefore: { clicks: 35, on: '2026-11-20' },
  judgedBy: 'clicks',
};
const due = { ...measured, days: 60, dueOn: '2027-01-20', verdict: null, console: null, consoleBefore: null };
const prediction = {
  keywordText: 'burr grinder',
  acceptedOn: '2026-11-21',
  acceptedAt: '2026-11-21T10:00Z',
  timeZone: 'UTC',
  origin: 'person',
  formula: 'gain-5',
  rank: 12,
  isRankKnown: true,
  predictedRank: 6,
  predictedClicks: 41,
  gain: { low: 20, high: 80 },
  searchVolume: 900,
  difficultyScore: 31,
  evidence: {
    rank: { source: 'check', on: '2026-11-19' },
    searchVolume: { source: 'planner', on: '2026-10-01' },
    difficulty: { source: 'ahrefs', on: '2026-09-01' },
    clickCurveOn: '2026-11-18',
  },
  checkpoints: [due, measured],
} as unknown as Prediction;

/** The cells of a line by the names of their columns. */
function cellsOf(line: string): Record<string, string | undefined> {
  const split = (text: string) => text.trim().split(',');
  const cells = split(line);
  const names = split(predictionCsvHead().slice(1));
  return Object.fromEntries(names.map((name, index) => [JSON.parse(name), cells[index]]));
}

it('has a column for each fact of a prediction, and for each of its three checkpoints', () => {
  const cells = cellsOf(predictionCsvLine(prediction, source));
  expect(Object.keys(cells)).toHaveLength(21 + 3 * 15 + 4);
  expect(cells).toMatchObject({
    keyword: '"burr grinder"',
    accepted_on: '"2026-11-21"',
    accepted_at: '"2026-11-21T10:00Z"',
    time_zone: '"UTC"',
    accepted_how: '"person"',
    formula: '"gain-5"',
    rank_then: '12',
    rank_then_is_known: 'yes',
    rank_then_source: '"check"',
    rank_then_checked_on: '"2026-11-19"',
    predicted_rank: '6',
    predicted_extra_clicks_per_month: '41',
    gain_low_visits_per_month: '20',
    gain_high_visits_per_month: '80',
    search_volume_per_month: '900',
    search_volume_source: '"planner"',
    search_volume_date: '"2026-10-01"',
    difficulty_0_to_100: '31',
    difficulty_source: '"ahrefs"',
    difficulty_date: '"2026-09-01"',
    own_click_rates_until: '"2026-11-18"',
    day_30_due_on: '"2026-12-21"',
    day_30_outcome: '"came_true"',
    day_30_measured_on: '"2026-12-20"',
    day_30_rank: '4',
    day_30_rank_source: '"check"',
    day_30_extra_clicks_per_month: '55',
    day_30_extra_clicks_kind: '"measured"',
    day_30_search_console_clicks: '90',
    day_30_search_console_impressions: '2000',
    day_30_search_console_until: '"2026-12-19"',
    day_30_search_console_days: '28',
    day_30_search_console_source: '"api"',
    day_30_search_console_clicks_before: '35',
    day_30_search_console_until_before: '"2026-11-20"',
    day_30_judged_by: '"clicks"',
    day_60_due_on: '"2027-01-20"',
    day_60_search_console_clicks: '',
    day_60_search_console_clicks_before: '',
    day_90_due_on: '',
    data_source: '"sample"',
    domain: '"brewlane.example"',
    location_code: '2840',
    language_code: '"en"',
  });
});

it('leaves an unknown gain empty', () => {
  const cells = cellsOf(predictionCsvLine({ ...prediction, gain: null }, source));
  expect([cells.gain_low_visits_per_month, cells.gain_high_visits_per_month]).toEqual(['', '']);
});
