import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeOpportunity, makeReport } from '../../../testing/report-fixture.ts';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
// Loaded before the first test, so that no test waits for it.
import './reports-screen.tsx';

type Input = { forceRefresh?: boolean };

function renderReport(answer: (input: Input) => unknown = () => makeReport()) {
  return renderApp({
    path: '/dashboard?section=reports',
    procedures: { ...shellProcedures, 'reports.get': answer },
  });
}

describe('the report', () => {
  it('shows its domain, date, authors and data source', async () => {
    renderReport();
    expect(await screen.findByRole('heading', { level: 1, name: 'Keyword Report' })).toBeVisible();
    expect(screen.getByText('Advanced analytics and insights for your domain performance')).toBeVisible();
    expect(await screen.findByText('Written by Rules analyst')).toBeVisible();
    expect(screen.getByText('November 20, 2026')).toBeVisible();
    expect(screen.getByText('Numbers from the built-in sample data')).toBeVisible();
  });

  it('shows the date of its figures, which may be long before its own', async () => {
    renderReport(() => makeReport({ dataSource: 'import', numbersOn: '2025-02-05' }));
    expect(await screen.findByText('Numbers from imported exports, as of Feb 5, 2025')).toBeVisible();
  });

  it('names the language model that wrote it', async () => {
    renderReport(() => makeReport({ analyst: 'local-7b', dataSource: 'dataforseo' }));
    expect(await screen.findByText('Written by local-7b')).toBeVisible();
    expect(within(screen.getByRole('main')).queryByText('Sample')).toBeNull();
  });

  it('starts with the health of the domain and its four figures', async () => {
    renderReport();
    const health = await screen.findByRole('region', { name: 'AI Health Score' });
    expect(within(health).getByText('Fair').closest('[data-tone]')).toHaveAttribute('data-tone', 'medium');
    expect(within(health).getByText('Keywords Ranking').parentElement?.parentElement).toHaveTextContent(
      '150',
    );
    expect(within(health).getByText('1,234')).toBeVisible();
    expect(within(health).getByText('Autopilot Overview')).toBeVisible();
    expect(within(health).getByText('42/100')).toBeVisible();
    expect(
      within(health)
        .getAllByRole('link')
        .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([
      [
        'in the top 100. See the keywords: Keywords Ranking',
        '/dashboard?section=keywords&sort=rank_absolute&order=asc',
      ],
      [
        'per keyword. See the keywords: Avg. Monthly Searches',
        '/dashboard?section=keywords&sort=search_volume',
      ],
      [
        'lower is easier. See the keywords: Avg. SEO Difficulty',
        '/dashboard?section=keywords&sort=difficulty_score&order=asc',
      ],
      [
        'lower is better. See the keywords: Avg. Ranking Position',
        '/dashboard?section=keywords&sort=rank_absolute&order=asc',
      ],
    ]);
    expect(within(health).getByRole('button', { name: '–' })).toBeVisible();
    expect(within(health).getByText('Half of the keywords rank on page two.')).toBeVisible();
    expect(within(health).getByText('Strong recipes section')).toBeVisible();
    expect(within(health).getByText('Nothing stands out in the numbers that are known.')).toBeVisible();
  });

  it('shows the position chart as a table on demand, and marks sample figures', async () => {
    const { user } = renderReport();
    const chart = await screen.findByRole('region', { name: 'Keyword Position Distribution' });
    expect(within(chart).getByText('Sample')).toBeVisible();
    const toggle = within(chart).getByRole('button', { name: /Show as table/ });
    await user.click(toggle);
    const rows = within(within(chart).getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'PositionKeywords',
      'Top 310',
      '4-1020',
      '11-2030',
      '21-5040',
      '50+50',
    ]);
    await user.click(within(chart).getByRole('button', { name: /Show as chart/ }));
    expect(within(chart).queryByRole('table')).toBeNull();
  });

  it('shows the share of keywords that trend up, or that it is unknown', async () => {
    renderReport();
    expect(
      await screen.findByRole('img', { name: 'of keywords trending up over 3 months: 63%' }),
    ).toBeVisible();
  });

  it('shows six opportunities, all of them on demand, and a plan for each', async () => {
    const { user } = renderReport();
    const section = await screen.findByRole('region', { name: 'High Priority Opportunities' });
    const cards = () => within(section).getAllByRole('heading', { level: 3 });
    expect(cards()).toHaveLength(6);
    await user.click(within(section).getByRole('button', { name: 'View All 8' }));
    expect(cards()).toHaveLength(8);
    await user.click(within(section).getByRole('button', { name: 'Show Top 6' }));
    expect(cards()).toHaveLength(6);
    const [plan] = within(section).getAllByRole('button', { name: /^AI Content Strategy/ });
    if (!plan) throw new Error('each card has a plan');
    expect(plan).toHaveAttribute('aria-expanded', 'false');
    await user.click(plan);
    expect(within(section).getByText('Step-by-step guide')).toBeVisible();
    expect(within(section).getByText('1,800')).toBeVisible();
    expect(within(section).getByText('Feed the starter')).toBeVisible();
    expect(within(section).getByText('Checklist')).toBeVisible();
  });

  it('shows the rank of an opportunity', async () => {
    renderReport(() =>
      makeReport({
        opportunities: [
          makeOpportunity('rye bread', {
            rankGroup: null,
            rankAbsolute: null,
            trend3m: '-8%',
            impactPotential: 81,
          }),
        ],
      }),
    );
    const section = await screen.findByRole('region', { name: 'High Priority Opportunities' });
    expect(within(section).getByText('Not ranking')).toBeVisible();
    expect(within(section).getByText('-8%')).toBeVisible();
    expect(within(section).getByText('81')).toBeVisible();
    expect(within(section).queryByRole('button', { name: /View All/ })).toBeNull();
  });

  it.each([
    ['Top Performing Pages', 'View All 7', 7],
    ['Highest Volume Keywords We Rank For', 'View All 6', 6],
  ])('shows five rows of %s and the rest on demand', async (title, toggle, total) => {
    const { user } = renderReport();
    await screen.findByText('Written by Rules analyst');
    const table = () => screen.getAllByRole('table').find((one) => one.closest(`[aria-label="${title}"]`));
    const rowCount = () => table()?.querySelectorAll('tbody tr').length ?? 0;
    expect(rowCount()).toBe(5);
    await user.click(screen.getByRole('button', { name: toggle }));
    expect(rowCount()).toBe(total);
  });
});

describe('the states of the report', () => {
  it('names the sections while it loads', async () => {
    renderReport(() => new Promise(() => {}));
    for (const name of [
      'SEO Performance',
      'Keyword Analytics',
      'Competitor Analysis',
      'Content Performance',
      'Traffic Insights',
      'Growth Opportunities',
    ]) {
      expect(await screen.findByText(name)).toBeVisible();
    }
  });

  it('offers a retry after a failure', async () => {
    let isBroken = true;
    const { user } = renderReport(() => {
      if (isBroken) throw new ApiFailure('validation_failed', 400, 'Failed to fetch reports');
      return makeReport();
    });
    expect(await screen.findByText('Data Load Failed')).toBeVisible();
    expect(screen.getByText('Failed to fetch reports')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Written by Rules analyst')).toBeVisible();
  });

  it('recomputes the report on demand', async () => {
    let release: (report: unknown) => void = () => {};
    const { user } = renderReport(({ forceRefresh }) =>
      forceRefresh
        ? new Promise((resolve) => {
            release = resolve;
          })
        : makeReport(),
    );
    await screen.findByText('Written by Rules analyst');
    await user.click(screen.getByRole('button', { name: 'Re-run Report' }));
    expect(await screen.findByRole('button', { name: 'Refreshing...' })).toBeDisabled();
    expect(screen.getByText('Written by Rules analyst')).toBeVisible();
    release(makeReport({ analyst: 'second', numbersOn: '2026-11-22', opportunities: [] }));
    expect(await screen.findByText('Written by second')).toBeVisible();
    expect(
      screen.getByText('Report rebuilt from the numbers of Nov 22, 2026; 1 section changed.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Re-run Report' })).toBeEnabled());
  });

  it('keeps the report when a rerun fails', async () => {
    const { user } = renderReport(({ forceRefresh }) => {
      if (forceRefresh) throw new ApiFailure('source_failed', 400, 'The source is down.');
      return makeReport();
    });
    await screen.findByText('Written by Rules analyst');
    await user.click(screen.getByRole('button', { name: 'Re-run Report' }));
    expect(await screen.findByText('The source is down.')).toBeVisible();
    expect(screen.getByText('Written by Rules analyst')).toBeVisible();
  });

  it("shows no error during the domain's setup", async () => {
    renderReport(() => {
      throw new ApiFailure('domain_setup_in_progress', 425, 'Domain setup in progress');
    });
    expect(await screen.findByText('Setting up d1.example')).toBeVisible();
    expect(screen.queryByText('Data Load Failed')).toBeNull();
  });

  it('asks for a domain if there is none', async () => {
    renderApp({
      path: '/dashboard?section=reports',
      procedures: { ...shellProcedures, 'workspaces.list': () => [makeWorkspace('w1', [])] },
    });
    expect(await screen.findByText('No Domain Selected')).toBeVisible();
    expect(
      screen.getByText('Choose a domain to unlock powerful SEO insights and competitive intelligence.'),
    ).toBeVisible();
  });
});
