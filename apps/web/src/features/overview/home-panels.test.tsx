import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { makeDomain, makeWorkspace } from '../../../testing/fixtures.ts';
import { makeOverview } from '../../../testing/overview-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
// Loaded before the first test, so that no test waits for it.
import './overview-screen.tsx';

const positions = { top3: 4, top10: 20, top20: 31, top50: 12, beyond50: 1_050 };
const check = (day: string, visibility: number | null) => ({ day, visibility, positions, checked: 1_117 });
const competitor = (id: string, visibility: number) => ({
  id,
  name: `Site ${id}`,
  day: '2026-11-22',
  visibility,
});

const course = {
  checks: [check('2026-10-25', 0.129), check('2026-11-08', 0.163), check('2026-11-22', 0.184)],
  shipped: [{ id: 'm1', day: '2026-11-10', verb: 'update', title: '/picks/burr-coffee-grinder' }],
  competitors: [competitor('a', 0.31), competitor('b', 0.2), competitor('c', 0.1)],
  dataSource: 'sample',
};

const move = (keywordText: string, before: number | null, now: number | null) => ({
  keywordText,
  searchVolume: 900,
  before,
  now,
});
const trend = {
  since: '2026-11-08',
  ranks: {
    counts: { gained: 1, lost: 0, up: 34, down: 12, unchanged: 900, first_seen: 0, unknown: 0 },
    gained: [move('milk frother', null, 38)],
    lost: [],
    up: [move('espresso beans', 14, 11)],
    down: [move('drip coffee', 4, 9)],
  },
  demand: null,
  health: { before: 50, now: 52 },
  gaps: { opened: 3, closed: 4, openedKeywords: [], closedKeywords: [] },
  finished: [],
};

function renderHome(procedures: Record<string, () => unknown> = {}) {
  return renderApp({
    path: '/dashboard',
    procedures: {
      ...shellProcedures,
      'overview.get': () => makeOverview(),
      'trends.visibility': () => course,
      ...procedures,
    },
  });
}

const panel = (name: string) => screen.findByRole('region', { name });

describe('the visibility next to the moves', () => {
  it('shows the newest value, its change since the previous check, and a line', async () => {
    renderHome();
    const visibility = await panel('Visibility');
    expect(within(visibility).getByText('18.4%')).toBeVisible();
    expect(within(visibility).getByText('2.1 since Nov 8')).toBeVisible();
    expect(within(visibility).getByText(/Ranks of Oct 25 to Nov 22/)).toBeVisible();
    expect(document.querySelectorAll('polyline')).toHaveLength(1);
  });

  it('reads its points and the finished moves by the arrow keys', async () => {
    const { user } = renderHome();
    const visibility = await panel('Visibility');
    const newest = within(visibility).getByRole('img', { name: 'Nov 22: 18.4%' });
    newest.focus();
    await user.keyboard('{ArrowLeft}');
    const shipped = within(visibility).getByRole('img', {
      name: 'Nov 10: Update: /picks/burr-coffee-grinder',
    });
    expect(shipped).toHaveFocus();
    await user.keyboard('{Home}');
    expect(within(visibility).getByRole('img', { name: 'Oct 25: 12.9%' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(within(visibility).getByRole('img', { name: 'Oct 25: 12.9%' })).toHaveFocus();
  });

  it('compares at most two competitors', async () => {
    const { user } = renderHome();
    const visibility = await panel('Visibility');
    await user.click(within(visibility).getByRole('button', { name: 'Compare' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: /Site a/ }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: /Site b/ }));
    expect(screen.getByRole('menuitemcheckbox', { name: /Site c/ })).toBeDisabled();
    expect(
      within(visibility).getByRole('img', { name: 'Nov 22: Site a 31.0%', hidden: true }),
    ).toBeInTheDocument();
    expect(within(visibility).getByText(/newest check only/)).toBeInTheDocument();
  });

  it('shows the same figures as a table', async () => {
    const { user } = renderHome();
    const visibility = await panel('Visibility');
    await user.click(within(visibility).getByRole('button', { name: 'Visibility: Show as table' }));
    const rows = within(visibility).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Nov 2218.4%1,117',
      'Nov 816.3%1,117',
      'Oct 2512.9%1,117',
    ]);
  });

  it('draws no line before the second check and names its date', async () => {
    renderHome({
      'trends.visibility': () => ({ ...course, checks: [check('2026-11-22', 0.184)] }),
      'schedules.get': () => ({
        nextRunAt: new Date('2026-12-06T11:00:00Z'),
        timeZone: 'UTC',
        isPaused: false,
      }),
    });
    expect(await screen.findByText('The line starts with the next check, Dec 6.')).toBeVisible();
    expect(document.querySelector('polyline')).toBeNull();
  });

  it('announces no check where ranks come from imports alone', async () => {
    const own = { ...makeWorkspace('w1', []), domains: [makeDomain('d1', { dataSource: 'import' })] };
    renderHome({
      'workspaces.list': () => [own],
      'trends.visibility': () => ({ ...course, checks: [check('2026-11-22', 0.184)] }),
    });
    expect(await screen.findByText('The line starts with the next import of ranks.')).toBeVisible();
  });

  it('shows clicks by week if only Search Console has figures', async () => {
    const days = Array.from({ length: 14 }, (_, index) => ({
      day: `2026-11-${String(index + 7).padStart(2, '0')}`,
      clicks: index < 7 ? 10 : 12,
      impressions: 100,
      averagePosition: 9,
      clickRate: 0.1,
      source: 'search_console_api',
    }));
    renderHome({
      'trends.visibility': () => ({ ...course, checks: [] }),
      'searchTotals.get': () => ({ days, sum: null, tables: [] }),
    });
    const clicks = await panel('Clicks by week');
    expect(within(clicks).getByText('84')).toBeVisible();
    expect(within(clicks).getByText('14 since Nov 7')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Visibility' })).toBeNull();
  });

  it('keeps its place before the first check and names its date', async () => {
    renderHome({
      'trends.visibility': () => ({ ...course, checks: [] }),
      'searchTotals.get': () => ({ days: [], sum: null, tables: [] }),
      'schedules.get': () => ({
        nextRunAt: new Date('2026-12-06T11:00:00Z'),
        timeZone: 'UTC',
        isPaused: false,
      }),
    });
    const visibility = await panel('Visibility');
    expect(await within(visibility).findByText('No ranks yet. The next check is on Dec 6.')).toBeVisible();
  });

  it('says nothing about ranks while it waits for the connection', async () => {
    renderHome({
      'workspaces.list': () => {
        onlineManager.setOnline(false);
        return [makeWorkspace('w1', ['d1'])];
      },
    });
    await screen.findByText('Your next two weeks');
    expect(document.querySelector('.mantine-Skeleton-root[aria-busy]')).toBeVisible();
    expect(screen.queryByText(/No ranks yet/)).toBeNull();
    onlineManager.setOnline(true);
    expect(await screen.findByText('18.4%')).toBeVisible();
  });

  it('does not affect other panels when it fails', async () => {
    renderHome({
      'trends.visibility': () => {
        throw new ApiFailure('invalid_input', 400, 'No');
      },
    });
    expect(await screen.findByText('Could not load the visibility')).toBeVisible();
    expect(await screen.findByText('Top Ranking Opportunities')).toBeVisible();
  });
});

describe('the positions panel', () => {
  it('counts the keywords of the newest check by rank', async () => {
    renderHome();
    const links = within(await panel('Positions')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Top 34',
      '4–1020',
      '11–2031',
      '21–5012',
      '50+1,050',
    ]);
  });
});

describe('the changes panel', () => {
  it('lists at most five rows, with an example each', async () => {
    renderHome({
      'trends.get': () => ({
        day: '2026-11-22',
        trend,
        measures: [],
        settled: { total: 0, predictions: [] },
        dataSource: 'sample',
      }),
    });
    const changes = await panel('What changed since Nov 8');
    expect(
      within(changes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Rose 34 keywords\u2068espresso beans\u2069 #14 → #11',
      'Fell 12 keywords\u2068drip coffee\u2069 #4 → #9',
      'Entered the top 100 1 keyword\u2068milk frother\u2069 out → #38',
      'Opened 3 gaps',
      'Closed 4 gaps',
    ]);
    expect(within(changes).getByRole('link', { name: 'Fell 12 keywords' })).toHaveAttribute(
      'href',
      '/dashboard?section=keywords&ranks=down&layout=table',
    );
    expect(within(changes).getByRole('link', { name: 'Open review' })).toBeVisible();
  });

  it('is absent before the second report', async () => {
    renderHome();
    await panel('Positions');
    await waitFor(() => expect(screen.queryByText(/What changed/)).toBeNull());
  });
});
