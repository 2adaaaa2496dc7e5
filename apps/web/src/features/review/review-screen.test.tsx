import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { makeMove, makeMoveReview } from '../../../testing/move-fixture.ts';
import { makePredictionList } from '../../../testing/prediction-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
// Loaded before the first test, so that no test waits for it.
import './review-screen.tsx';

const judged = makeMove('a', {
  state: 'judged',
  doneOn: '2026-10-06',
  judgements: [
    {
      days: 14,
      verdict: 'worked',
      dueOn: '2026-10-20',
      judgedOn: '2026-10-22',
      extra: { low: 500, mid: 702, high: 900 },
      controlCount: 12,
      before: 200,
      after: 902,
      message: null,
    },
    {
      days: 28,
      verdict: 'too_early',
      dueOn: '2026-12-04',
      judgedOn: null,
      extra: null,
      controlCount: 0,
      before: null,
      after: null,
      message: null,
    },
  ],
});
const fresh = makeMove('b', { state: 'done', doneOn: '2026-11-20' });

function renderReview(query = '', procedures: FakeProcedures = {}) {
  const inputs: Record<string, unknown>[] = [];
  const app = renderApp({
    path: `/dashboard?section=review${query}`,
    procedures: {
      ...shellProcedures,
      'moves.review': (input: Record<string, unknown>) => {
        inputs.push(input);
        return makeMoveReview([judged, fresh]);
      },
      'predictions.list': () => makePredictionList([]),
      ...procedures,
    },
  });
  return { ...app, lastInput: () => inputs.at(-1) };
}

describe('the review', () => {
  it('shows sums against their range, and reports too few', async () => {
    renderReview();
    expect(await screen.findByText('+1,120 clicks measured, +900…1,600 predicted')).toBeVisible();
    expect(screen.getByText('2 worked, 1 fell')).toBeVisible();
    expect(screen.getByText('No move is 14 days old yet.')).toBeVisible();
    expect(screen.getByText(/^Too few two-week plans/)).toBeVisible();
  });

  it('shows each done move with verdict, range, measured clicks and untouched pages', async () => {
    renderReview();
    const row = (await screen.findByRole('rowheader', { name: /picks\/a/ })).closest('tr') ?? document.body;
    for (const text of ['Worked', 'next result Dec 4', '+620…940', '+702', '12', 'Oct 6, 2026']) {
      expect(row).toHaveTextContent(text);
    }
    expect(within(row).getByRole('img', { name: 'Predicted +620…940, measured +702' })).toBeVisible();
    const other = screen.getByRole('rowheader', { name: /picks\/b/ }).closest('tr') ?? document.body;
    expect(other).toHaveTextContent('Too early');
    expect(within(other).getByRole('img', { name: 'Predicted +620…940, not measured' })).toBeVisible();
  });

  it('filters by verdict in the URL', async () => {
    const { user, lastInput, router } = renderReview();
    await user.selectOptions(await screen.findByLabelText('Verdict'), 'Fell');
    await waitFor(() => expect(lastInput()).toMatchObject({ verdict: 'fell' }));
    expect(router.state.location.search).toEqual({ section: 'review', verdict: 'fell' });
  });

  it("has a tab with all predictions, which the former section's link opens", async () => {
    const { router } = renderApp({
      path: '/dashboard?section=predictions&outcome=partly',
      procedures: { ...shellProcedures, 'predictions.list': () => makePredictionList([]) },
    });
    expect(await screen.findByText('No predictions match these filters')).toBeVisible();
    expect(router.state.location.search).toEqual({
      section: 'review',
      tab: 'predictions',
      outcome: 'partly',
    });
    expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute('aria-current', 'page');
  });

  it('has a badge in the navigation until its new results were seen', async () => {
    localStorage.setItem('keydence.review-seen.d1', '1');
    const { user } = renderApp({
      path: '/dashboard?section=coming-some-day',
      procedures: { ...shellProcedures, 'moves.review': () => makeMoveReview([judged, fresh]) },
    });
    await user.click(await screen.findByRole('link', { name: 'Review 2 new' }));
    expect(await screen.findByText('2 worked, 1 fell')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Review' })).toBeVisible();
  });

  it('explains how results appear if no move is done', async () => {
    renderReview('', { 'moves.review': () => makeMoveReview([]) });
    expect(await screen.findByText('No done moves yet')).toBeVisible();
    expect(screen.getByText(/Its first result appears 28 days later/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to moves' })).toBeVisible();
  });

  it('offers a retry after a failure', async () => {
    renderReview('', {
      'moves.review': () => {
        throw new ApiFailure('validation_failed', 400, 'No luck.');
      },
    });
    expect(await screen.findByText('Could not load the review')).toBeVisible();
  });
});
