import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeKeyword, makeKeywordList } from '../../../testing/keyword-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import { rankDayLabel } from './rank-day-label.ts';

const searchConsole = {
  clicks: 7015,
  impressions: 72_104,
  position: 3.6,
  from: '2024-11-08',
  to: '2025-02-05',
};

const averaged = makeKeyword('pilot sport', {
  searchVolume: null,
  searchConsole,
  rankGroup: 4,
  rankAbsolute: 4,
  rankingType: null,
  lastRankingCheck: '2025-02-05T00:00:00.000Z',
});

function renderKeywords(path: string) {
  const list = { ...makeKeywordList([averaged, makeKeyword('rye bread')]), sortedBy: 'clicks' };
  return renderApp({ path, procedures: { ...shellProcedures, 'keywords.list': () => list } });
}

it("shows Search Console's counts with their days, and does not call an average a check", async () => {
  renderKeywords('/dashboard?section=keywords');
  const [first, second] = await screen.findAllByRole('article');
  if (!first || !second) throw new Error('no cards');
  expect(within(first).getByText('7,015')).toBeVisible();
  expect(within(first).getByText('72,104')).toBeVisible();
  expect(within(first).getByText('3.6')).toBeVisible();
  expect(within(first).getByText('Search Console, Nov 8, 2024 to Feb 5, 2025')).toBeVisible();
  expect(within(first).getByText(/on average, up to Feb 5, 2025/)).toBeVisible();
  expect(within(second).queryByText('Clicks')).toBeNull();
  expect(within(second).getByText(/^\s*checked/)).toBeVisible();
  expect(rankDayLabel({ ...averaged, searchConsole: null })).toBe('as of');
});

it('names the default order', async () => {
  renderKeywords('/dashboard?section=keywords');
  expect(await screen.findByText('2 keywords, most clicks first')).toBeVisible();
});

it('names the filter by minimum opportunity score', async () => {
  renderKeywords('/dashboard?section=keywords&opportunity=51&sort=opportunity_score');
  expect(await screen.findByText('2 keywords with an opportunity score from 51')).toBeVisible();
  expect(screen.getByText('Opportunity: from 51')).toBeVisible();
});

it('shows columns for the counts if no source has reported a search volume', async () => {
  const list = { ...makeKeywordList([averaged]), sortedBy: 'clicks' };
  renderApp({
    path: '/dashboard?section=keywords&layout=table',
    procedures: { ...shellProcedures, 'keywords.list': () => list },
  });
  const grid = await screen.findByLabelText('Keywords', { selector: '[role="grid"]' });
  const heads = [...grid.querySelectorAll('[role="columnheader"]')].map(({ textContent }) => textContent);
  expect(heads.slice(1)).toEqual([
    'Keyword',
    'Gain',
    'Rank',
    'Clicks',
    'Impressions',
    'CTR',
    'Intent',
    'Topic',
  ]);
  const row = within(grid).getByText('pilot sport').closest('[role="row"]') as HTMLElement;
  for (const text of ['7,015', '72,104', '9.7%']) expect(within(row).getByText(text)).toBeVisible();
});
