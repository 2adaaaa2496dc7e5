import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeKeyword, makeKeywordList } from '../../test/keyword-fixture.ts';
import { renderApp } from '../../test/render-app.tsx';
import { shellProcedures } from '../../test/shell-procedures.ts';
import type { KeywordHistory } from './use-keyword-history.ts';

const checked: KeywordHistory = [
  { date: '2026-11-01', rankAbsolute: 12, searchVolume: 880, outcome: 'ranked' },
  { date: '2026-11-08', rankAbsolute: null, searchVolume: 880, outcome: 'not_ranked' },
  { date: '2026-11-15', rankAbsolute: null, searchVolume: 880, outcome: 'failed' },
];

function renderHistory(path: string, history: KeywordHistory = checked) {
  const asked: unknown[] = [];
  const app = renderApp({
    path: `/dashboard?section=keywords${path}`,
    procedures: {
      ...shellProcedures,
      'keywords.list': () =>
        makeKeywordList([makeKeyword('rye bread', { id: '42' }), makeKeyword('spelt', { id: '43' })]),
      'keywords.history': (input: unknown) => {
        asked.push(input);
        return history;
      },
    },
  });
  return { ...app, asked };
}

describe('the ranking history of a keyword', () => {
  it('opens on its card, in the URL, and closes again', async () => {
    const { user, router } = renderHistory('');
    await user.click(await screen.findByRole('button', { name: 'Ranking history: rye bread' }));
    expect(await screen.findByText(/3 checks from November 1, 2026 to November 15, 2026/)).toBeVisible();
    expect(router.state.location.search).toMatchObject({ keyword: '42' });
    await user.click(screen.getByRole('button', { name: 'Hide ranking history: rye bread' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ section: 'keywords' }));
  });

  it('is open from a link, and its table tells "not ranking" from a failed check', async () => {
    const { user, asked } = renderHistory('&keyword=42');
    await user.click(await screen.findByRole('button', { name: 'Ranking history: Show as table' }));
    const table = screen.getByRole('region', { name: 'Ranking history' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      'DayRanking',
      'November 15, 2026Check failed',
      'November 8, 2026Not ranking (in top 100)',
      'November 1, 2026#12',
    ]);
    expect(asked).toEqual([{ keywordId: '42' }]);
  });

  it('says when there are no checks yet', async () => {
    renderHistory('&keyword=43', []);
    expect(await screen.findByText('No checks yet')).toBeVisible();
  });
});
