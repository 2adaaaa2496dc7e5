import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeOverview } from '../../../testing/overview-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
// Loaded before the first test, so that no test waits for it.
import './overview-screen.tsx';

const figures = { clicks: 12, impressions: 340, clickRate: 0.0353, averagePosition: 13.94 };
const totals = {
  days: [
    { day: '2026-11-18', ...figures, source: 'search_console' },
    {
      day: '2026-11-19',
      clicks: 0,
      impressions: 0,
      clickRate: null,
      averagePosition: null,
      source: 'search_console_api',
    },
  ],
  sum: figures,
  tables: ['page', 'device'],
};

function open(query = '', answer: object = totals) {
  const asked: { table: string; page: number }[] = [];
  const app = renderApp({
    path: `/dashboard${query}`,
    procedures: {
      ...shellProcedures,
      'overview.get': () => makeOverview(),
      'searchTotals.get': () => answer,
      'searchTotals.list': ({ table, page, limit }: { table: string; page: number; limit: number }) => {
        asked.push({ table, page });
        return {
          data: [{ name: `${table} ${page}`, ...figures }],
          pagination: { page, limit, total: 23, pages: 3 },
          source: 'search_console_api',
          measuredOn: '2026-11-19',
        };
      },
    },
  });
  return { ...app, asked };
}

const section = async () => within(await screen.findByRole('region', { name: 'Search Console' }));

it('is absent before Search Console has any figures', async () => {
  open('', { days: [], sum: null, tables: [] });
  expect(await screen.findByText('Keyword Opportunities')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Search Console' })).not.toBeInTheDocument();
});

it('adds up the days, and names their source', async () => {
  const { user } = open();
  const shown = await section();
  expect(await shown.findByText('3.5%', { selector: 'dd' })).toBeVisible();
  expect(shown.getByText('13.9', { selector: 'dd' })).toBeVisible();
  expect(shown.getByText(/Source: Search Console and Search Console API\./)).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Clicks: Show as table' }));
  const [newest] = within(shown.getByRole('region', { name: 'Clicks' }))
    .getAllByRole('row')
    .slice(1);
  expect(newest).toHaveTextContent('Nov 19');
  expect(newest).toHaveTextContent('Search Console API');
});

it('shows the table and the page of the URL', async () => {
  const { asked, user } = open('?totals=device&totalsPage=2');
  const shown = await section();
  expect(await shown.findByText('device 2')).toBeVisible();
  expect(shown.getByText(/Source: Search Console API. The period ends on November 19, 2026/)).toBeVisible();
  await user.click(shown.getByRole('tab', { name: 'Pages' }));
  expect(await shown.findByText('page 1')).toBeVisible();
  expect(asked).toEqual([
    { table: 'device', page: 2 },
    { table: 'page', page: 1 },
  ]);
});
