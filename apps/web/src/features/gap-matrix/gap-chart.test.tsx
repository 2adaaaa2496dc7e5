import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeCompetitor, makeCompetitorList } from '../../../testing/competitor-fixture.ts';
import { makeGapMatrix, makeGapRow } from '../../../testing/gap-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
// Loaded before the first test, so that no test waits for it.
import '../../app/shell/shell-screen.tsx';
import './gap-matrix-screen.tsx';
import './gap-chart.tsx';
import { chartTexts } from './chart-messages.ts';
import type { GapRow } from './use-gap-matrix.ts';

function renderMatrix({ query = '', rows }: { query?: string; rows: GapRow[] }) {
  return renderApp({
    path: `/dashboard?section=gap-matrix${query}`,
    procedures: {
      ...shellProcedures,
      'competitors.list': () => makeCompetitorList([makeCompetitor('rival'), makeCompetitor('other')]),
      'gaps.list': () => makeGapMatrix(rows),
    },
  });
}

describe('the chart of the gap matrix', () => {
  it('says which keywords of a long list it shows', () => {
    expect(chartTexts.caption({ shown: 493, unknown: 7, total: 1120, most: 500 })).toMatch(
      /^493 of 1,120 keywords: the relevant ones with the largest gains\. 7 keywords without gain/,
    );
  });

  it('has a point for each keyword of known gain and difficulty, and filters the table', async () => {
    const rows = [
      makeGapRow('rye bread'),
      makeGapRow('oat milk', {
        gain: { low: 12, mid: 20, high: 31 },
        difficultyScore: 64,
        gapClass: 'strong',
      }),
      makeGapRow('unknown', { difficultyScore: null }),
    ];
    const { router, user } = renderMatrix({ query: '&class=missing', rows });
    const points = within(await screen.findByRole('list', { name: 'Keywords by value and difficulty' }));
    expect(points.getAllByRole('link').map((point) => point.getAttribute('aria-label'))).toEqual([
      'rye bread: +620…940 visits a month, 12.1K searches a month, difficulty 28, Missing',
      'oat milk: +12…31 visits a month, 12.1K searches a month, difficulty 64, Strong',
    ]);
    expect(points.getAllByRole('listitem').map(({ style }) => style.left)).toEqual(['16%', '88%']);
    expect(screen.getByText('Gain (logarithmic) against difficulty')).toBeVisible();
    expect(
      screen.getByText(/^2 keywords of 3\. 1 keyword without gain or difficulty not shown\./),
    ).toBeVisible();
    await user.click(points.getByRole('link', { name: /^oat milk/ }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        section: 'gap-matrix',
        class: 'missing',
        search: 'oat milk',
      }),
    );
  });

  it('shows a table on demand, volumes if no gain is known, and can be hidden', async () => {
    const { router, user } = renderMatrix({
      rows: [makeGapRow('rye bread', { gain: null })],
    });
    const title = 'Search volume against difficulty';
    await user.click(await screen.findByRole('button', { name: `${title}: Show as table` }));
    const table = within(screen.getByRole('region', { name: title }));
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['rye bread', 'Missing', '12,100', '28']),
    );
    await user.click(screen.getByText('Hide chart'));
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(router.state.location.search).toEqual({ section: 'gap-matrix', chart: 'hidden' });
  });
});
