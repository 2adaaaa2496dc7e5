import { expect, it } from 'vitest';
import { moveCsvHead, moveCsvLine } from './move-csv.ts';
import type { Move } from './schema.ts';

const source = {
  domainName: 'brewlane.example',
  locationCode: 2840,
  languageCode: 'en',
  dataSource: 'sample',
} as const;
const move = {
  id: '4294967301',
  verb: 'update',
  title: '/grinder',
  state: 'skipped',
  plan: { isPlanned: true, dueOn: '2026-11-24', leftOutBecause: 'capacity' },
  gain: { low: 620, mid: 760, high: 940, success: 1_900, chance: 0.4 },
  confidence: 'high',
  effortHours: 3,
  causes: ['rank', 'title'],
  sentence: 'Rank 7 for “grinder”.',
  pages: ['/grinder', '/mill'],
  topic: { id: '1', name: 'grinders' },
  competitorPages: { new: 2, rewritten: 1 },
  evidence: { likelyPage: '/grinders', queries: [{ text: 'burr grinder' }, { text: 'grinder' }] },
  skip: { reason: 'later', note: 'after the sale', until: '2026-12-24' },
  proposedAt: '2026-11-10',
  acceptedAt: '2026-11-11',
  doneOn: '2026-11-12',
  judgements: [
    { days: 28, verdict: 'better', extra: { low: 1, mid: 40, high: 80 } },
    { days: 14, verdict: 'too_early', extra: null },
  ],
  factsOn: '2026-11-21',
  source: 'console',
} as unknown as Move;

/** The cells of a line by the names of their columns. */
function cellsOf(line: string): Record<string, string | undefined> {
  const split = (text: string) => text.trim().split(',');
  const cells = split(line);
  return Object.fromEntries(
    split(moveCsvHead().slice(1)).map((name, index) => [JSON.parse(name), cells[index]]),
  );
}

it('has a column for each figure of a move, of its judgements and of its source', () => {
  expect(cellsOf(moveCsvLine(move, source))).toEqual({
    verb: '"update"',
    title: '"/grinder"',
    state: '"skipped"',
    is_planned: 'yes',
    due_on: '"2026-11-24"',
    left_out_because: '"capacity"',
    gain_low_visits_per_month: '620',
    gain_expected_visits_per_month: '760',
    gain_high_visits_per_month: '940',
    gain_success_visits_per_month: '1900',
    chance: '0.4',
    confidence: '"high"',
    effort_hours: '3',
    causes: '"rank title"',
    sentence: '"Rank 7 for “grinder”."',
    pages: '"/grinder /mill"',
    likely_page: '"/grinders"',
    topic: '"grinders"',
    competitor_pages_new_14_days: '2',
    competitor_pages_rewritten_14_days: '1',
    main_search: '"burr grinder"',
    skip_reason: '"later"',
    skip_note: '"after the sale"',
    skipped_until: '"2026-12-24"',
    proposed_at: '"2026-11-10"',
    accepted_at: '"2026-11-11"',
    done_on: '"2026-11-12"',
    verdict_after_14_days: '"too_early"',
    extra_clicks_after_14_days: '',
    verdict_after_28_days: '"better"',
    extra_clicks_after_28_days: '40',
    verdict_after_90_days: '',
    extra_clicks_after_90_days: '',
    facts_on: '"2026-11-21"',
    source: '"console"',
    data_source: '"sample"',
    domain: '"brewlane.example"',
    location_code: '2840',
    language_code: '"en"',
    move_id: '"4294967301"',
  });
});

it('leaves unknown cells empty', () => {
  const unknown = {
    ...move,
    gain: null,
    topic: null,
    skip: null,
    evidence: { likelyPage: null, queries: [] },
  };
  const cells = cellsOf(moveCsvLine(unknown as unknown as Move, source));
  const empty = Object.keys(cells).filter((name) => cells[name] === '');
  expect(empty).toEqual([
    'gain_low_visits_per_month',
    'gain_expected_visits_per_month',
    'gain_high_visits_per_month',
    'gain_success_visits_per_month',
    'chance',
    'likely_page',
    'topic',
    'main_search',
    'skip_reason',
    'skip_note',
    'skipped_until',
    'extra_clicks_after_14_days',
    'verdict_after_90_days',
    'extra_clicks_after_90_days',
  ]);
});
