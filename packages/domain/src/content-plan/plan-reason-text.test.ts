import { expect, it } from 'vitest';
import { planReasonText } from './plan-reason-text.ts';
import { priorityFromDifficulty } from './priority.ts';
import { contentStatusLabel } from './status.ts';
import type { PlanReason } from './two-week-plan.ts';

it.each<[PlanReason, string]>([
  [{ code: 'in_progress' }, 'Already being written.'],
  [{ code: 'excluded' }, 'Left out by you.'],
  [{ code: 'not_relevant' }, 'Not about your site.'],
  [
    { code: 'unknown_volume' },
    'Neither its impressions nor its search volume are known, so no visits can be expected yet.',
  ],
  [{ code: 'nothing_to_win' }, 'Nothing left to win: it ranks as high as can be expected.'],
  [
    { code: 'too_hard', difficulty: 80, reachable: 50 },
    'Too hard for the site now: difficulty 80 against 50 within reach.',
  ],
  [{ code: 'same_topic', keywordText: 'mug' }, 'Same topic as “mug”.'],
  [{ code: 'same_results_page', keywordText: 'mug' }, 'Same results page as “mug”.'],
  [{ code: 'too_much_work' }, 'Takes more work than the two weeks have left.'],
  [{ code: 'fewer_visits' }, 'Fewer expected visits than the last one picked.'],
])('says why a keyword is not planned: %j', (reason, text) => {
  expect(planReasonText(reason)).toBe(text);
});

it.each([
  ['low', 'Low', 'medium'],
  ['medium', 'Medium', 'medium'],
  ['high', 'High', 'weak'],
] as const)('a plan item of %s difficulty has the priority %s, in the tone %s', (difficulty, label, tone) => {
  expect(priorityFromDifficulty(difficulty)).toEqual({ label, tone });
});

it.each([
  ['research', 'Research'],
  ['writing', 'Writing'],
  ['in_review', 'In Review'],
  ['ready_to_publish', 'Ready to Publish'],
] as const)('names the status %s', (status, label) => {
  expect(contentStatusLabel(status)).toBe(label);
});
