import { notifications } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeCompetitor, makeCompetitorList } from '../../../testing/competitor-fixture.ts';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import { progressMessageMs } from './competitor-skeleton-card.tsx';
import { progressMessages } from './messages.ts';
// Loaded before the first test, so that no test waits for it.
import './competitors-screen.tsx';

const metrics = makeCompetitor('any').latestMetrics;
if (!metrics) throw new Error('the fixture has metrics');

const overlapping = makeCompetitor('rival', { latestMetrics: { ...metrics, overlapPercentage: 70 } });
const gapRich = makeCompetitor('gappy', { latestMetrics: { ...metrics, contentGapsCount: 150 } });
const unmeasured = makeCompetitor('newcomer', {
  createdAt: new Date().toISOString(),
  latestMetrics: null,
  valueProp: null,
  topKeywords: [],
  contentGapAnalysis: { contentGaps: 0, topGapKeyword: null, gapKeywords: [] },
});
const three = () => makeCompetitorList([overlapping, gapRich, unmeasured]);

function renderCompetitors(answer: () => unknown = three, path = '/dashboard?section=competitors') {
  return renderApp({ path, procedures: { ...shellProcedures, 'competitors.list': answer } });
}

const names = () =>
  within(screen.getByRole('list', { name: 'Competitors' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent?.trim());

afterEach(() => act(() => notifications.clean()));

describe('the competitors screen', () => {
  it('shows the summary and each competitor with its figures', async () => {
    renderCompetitors(() => makeCompetitorList([overlapping]));
    expect(await screen.findByRole('heading', { level: 1, name: 'Competitor Analysis' })).toBeVisible();
    expect(await screen.findByText('321')).toBeVisible();
    expect(screen.getByText('Tracked Competitors')).toBeVisible();
    expect(screen.getByText('Track More Competitors')).toBeVisible();
    expect(screen.getByText('4.5% up')).toBeVisible();
    expect(screen.getAllByText(/since the last update/).length).toBeGreaterThan(0);
    expect(screen.getByText('2.0% down')).toBeVisible();
    expect(screen.getByText('Updated today')).toBeVisible();
    expect(screen.getByText('Bread for people without time.')).toBeVisible();
    expect(screen.getByText('23.4K')).toBeVisible();
    expect(screen.getByText('70.0%')).toBeVisible();
    expect(screen.getByText('overnight loaf')).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Keywords of rival' })).getAllByRole('listitem'),
    ).toHaveLength(8);
  });

  it('compares all sites in one grid, sorts them, and opens one by keyboard', async () => {
    const site = (id: string | null, shareOfVoice: number) => ({
      id,
      domainName: `${id ?? 'own'}.example`,
      displayName: id ?? 'own.example',
      shareOfVoice,
      visits: Math.round(10_000 * shareOfVoice),
      keywords: 40,
      topTen: 12,
    });
    const sites = [
      site('rival', 0.4),
      site('gappy', 0.25),
      ...['c', 'd', 'e', 'f'].map((id) => site(id, 0.08)),
      site(null, 0.03),
    ];
    const { user, router } = renderApp({
      path: '/dashboard?section=competitors',
      procedures: {
        ...shellProcedures,
        'competitors.list': three,
        'competitors.compare': () => ({ sites, keywords: 1_066, course: [], dataSource: 'sample' }),
      },
    });
    const section = within(await screen.findByRole('region', { name: 'Side by side', hidden: false }));
    const rows = () => section.getAllByRole('row').map((row) => row.textContent?.trim());
    expect(rows()).toHaveLength(8);
    expect(rows()[1]).toMatch(/^rival40\.0%4\.0K40/);
    expect(rows().at(-1)).toMatch(/^You3\.0%3004012/);
    expect(section.getByText(/^Estimated visits on the 1,066 keywords that you track/)).toBeVisible();
    expect(section.getByRole('link', { name: '40 content gaps to rival' })).toHaveAttribute(
      'href',
      expect.stringMatching(/section=gap-matrix.*sites=rival/),
    );
    await user.click(section.getByText('Share of voice', { selector: 'button' }));
    await user.click(section.getByText('Share of voice', { selector: 'button' }));
    await waitFor(() => expect(rows()[1]).toMatch(/^You3\.0%/));
    section.getByRole('grid').focus();
    await user.keyboard('j{Enter}');
    await waitFor(() => expect(router.state.location.search).toHaveProperty('details'));
  });

  it('draws the share of voice of each site by report, and marks older ranks', async () => {
    const sites = [
      { id: 'rival', domainName: 'rival.example', displayName: 'Rival', shareOfVoice: 0.6 },
      { id: null, domainName: 'own.example', displayName: 'own.example', shareOfVoice: 0.4 },
    ].map((site) => ({ ...site, visits: 100, keywords: 40, topTen: 12 }));
    const share = (id: string | null, value: number, ranksOf: string | null = null) => ({
      id,
      share: value,
      ranksOf,
    });
    const course = [
      { day: '2026-11-01', shares: [share(null, 1)] },
      { day: '2026-11-15', shares: [share(null, 0.5), share('rival', 0.5)] },
      { day: '2026-11-29', shares: [share(null, 0.4), share('rival', 0.6, '2026-11-15')] },
    ];
    const { user } = renderApp({
      path: '/dashboard?section=competitors',
      procedures: {
        ...shellProcedures,
        'competitors.list': three,
        'competitors.compare': () => ({ sites, keywords: 1_066, course, dataSource: 'sample' }),
      },
    });
    const panel = within(await screen.findByRole('region', { name: 'Share of voice over time' }));
    const points = within(panel.getByRole('list', { name: 'Share of voice by report' })).getAllByRole('img');
    expect(points.map((point) => point.getAttribute('aria-label'))).toEqual([
      'Nov 1: You 100.0%',
      'Nov 15: You 50.0%',
      'Nov 15: Rival 50.0%',
      'Nov 29: You 40.0%',
      'Nov 29: Rival 60.0%',
    ]);
    expect(panel.getByText(/Some ranks are older than their report/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Share of voice over time: Show as table' }));
    const rows = panel.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      'ReportYouRival',
      'Nov 2940.0%60.0% (ranks of Nov 15)',
      'Nov 1550.0%50.0%',
      'Nov 1100.0%–',
    ]);
  });

  it('names unknown figures of a competitor', async () => {
    renderCompetitors(() => makeCompetitorList([unmeasured]));
    expect(await screen.findByText('Not measured yet')).toBeVisible();
    expect(screen.getByText('No high-value gap found.')).toBeVisible();
  });

  it.each([
    ['High overlap 1', 'high-overlap', ['rival']],
    ['Opportunities 1', 'opportunities', ['gappy']],
    ['Recent 1', 'recent', ['newcomer']],
  ])('filters by %s, in the URL', async (label, filter, expected) => {
    const { router, user } = renderCompetitors();
    await user.click(await screen.findByRole('button', { name: label }));
    await waitFor(() => expect(router.state.location.search).toEqual({ section: 'competitors', filter }));
    expect(names()).toEqual(expected);
    expect(screen.getByText(/^1 of 3 competitors/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All 3' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ section: 'competitors' }));
    expect(names()).toHaveLength(3);
  });

  it('offers to clear a filter without matches', async () => {
    const { user } = renderCompetitors(
      () => makeCompetitorList([gapRich]),
      '/dashboard?section=competitors&filter=recent',
    );
    expect(await screen.findByText('No competitors match the current filter.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Filter' }));
    await waitFor(() => expect(names()).toEqual(['gappy']));
  });

  it('shows that competitors are being identified during the search', async () => {
    let answer = (_found: { added: string[] }) => {};
    let tracked = makeCompetitorList([]);
    const { user } = renderApp({
      path: '/dashboard?section=competitors',
      procedures: {
        ...shellProcedures,
        'competitors.list': () => tracked,
        'competitors.discover': () => new Promise((resolve) => (answer = resolve)),
      },
    });
    expect(await screen.findByText('No competitors are tracked')).toBeVisible();
    expect(screen.queryByText('Identifying Your Competitors')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Discover again' }));
    expect(await screen.findByText('Identifying Your Competitors')).toBeVisible();
    expect(screen.getByText(/check back in a few minutes/)).toBeVisible();
    tracked = three();
    answer({ added: ['rival.example', 'gappy.example'] });
    expect(await screen.findByText('Now tracked: rival.example, gappy.example')).toBeVisible();
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('reports when no further competitor is found, and when the search fails', async () => {
    let isBroken = false;
    const { user } = renderApp({
      path: '/dashboard?section=competitors',
      procedures: {
        ...shellProcedures,
        'competitors.list': three,
        'competitors.discover': () => {
          if (isBroken) throw new ApiFailure('source_failed', 502, 'The source is away.');
          return { added: [] };
        },
      },
    });
    const button = await screen.findByRole('button', { name: 'Discover again' });
    await user.click(button);
    expect(await screen.findByText(/No more competitors found/)).toBeVisible();
    isBroken = true;
    await user.click(button);
    expect(await screen.findByText('Failed to look for competitors')).toBeVisible();
    expect(screen.getByText('The source is away.')).toBeVisible();
  });

  it("shows no error during the domain's setup", async () => {
    renderCompetitors(() => {
      throw new ApiFailure('domain_setup_in_progress', 425, 'Domain setup in progress');
    });
    expect(await screen.findByText('Identifying Your Competitors')).toBeVisible();
    expect(await screen.findByText('Setting up d1.example')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers a retry after a failure', async () => {
    let isBroken = true;
    const { user } = renderCompetitors(() => {
      if (isBroken) throw new ApiFailure('validation_failed', 400, 'Failed to fetch competitors');
      return three();
    });
    expect(
      await screen.findByText('There was an error loading your competitor data. Please try again.'),
    ).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('rotates progress messages while it loads', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderCompetitors(() => new Promise(() => {}));
    expect(await screen.findByText(progressMessages[0])).toHaveAttribute('aria-live', 'polite');
    await act(() => vi.advanceTimersByTimeAsync(progressMessageMs));
    expect(screen.getByText(progressMessages[1])).toBeVisible();
    expect(progressMessageMs).toBe(2500);
  });
});
