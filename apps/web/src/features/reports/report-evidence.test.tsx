import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeOpportunity, makeReport } from '../../../testing/report-fixture.ts';
import { makeInsights, makeReportCompetitor } from '../../../testing/report-insights-fixture.ts';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import type { Report } from './count-changes.ts';
import { impactHint } from './impact-hint.ts';
import { progressMessages, skeletonNames } from './messages.ts';
import { progressMessageMs } from './report-skeleton-card.tsx';
// Loaded before the first test, so that no test waits for it.
import './reports-screen.tsx';

function renderReport(changes: Partial<Report>, search = '') {
  return renderApp({
    path: `/dashboard?section=reports${search}`,
    procedures: {
      ...shellProcedures,
      'reports.get': () => makeReport({ opportunities: [], ...changes }),
    },
  });
}

const changes = { oneMonth: null, threeMonths: 47, twelveMonths: null };
const rye = {
  keywordText: 'rye bread',
  competitorDomain: null,
  rankGroup: 9,
  rankAbsolute: 9,
  searchVolume: 3600,
  difficultyScore: null,
  extraClicks: 88.4,
  gain: { low: 61.2, mid: 88.4, high: 127.9 },
  gapScore: null,
  changes,
};
const risk = { risk: 'Demand is shrinking.', impact: 'high' as const, mitigation: 'Renew it.' };
const withEvidence = {
  aiInsights: makeInsights({ riskAreas: [risk] }),
  evidence: [
    {
      path: 'aiInsights.riskAreas.0.risk',
      keywords: [rye, { ...rye, keywordText: 'spelt', competitorDomain: 'crumb-lab.example' }],
      competitors: [
        {
          id: 'c1',
          name: 'Crumb Lab',
          domain: 'crumb-lab.example',
          overlapPercentage: 41.5,
          organicKeywordsCount: 1310,
          organicTraffic: 22_400,
          paidKeywordsCount: null,
          contentGapsCount: 7,
        },
      ],
      pages: [],
      figures: [
        {
          name: 'Keywords in the top 3',
          value: 10,
          unit: '',
          view: { sortBy: 'rank_absolute' as const, sortOrder: 'asc' as const },
        },
      ],
    },
  ],
};

// On a busy machine, the first import of a screen takes longer than a test's timeout.
describe('the evidence of a statement', () => {
  it('opens the rows with their figures, each linked to its screen', async () => {
    const { user, router } = renderReport(withEvidence);
    const risks = await screen.findByRole('region', { name: 'Risk Areas' });
    await user.click(
      within(risks).getByRole('button', { name: 'Evidence: 2 keywords, 1 competitor, 1 figure' }),
    );
    const drawer = await screen.findByRole('dialog', { name: 'Evidence' });
    expect(router.state.location.search).toMatchObject({ evidence: 'aiInsights.riskAreas.0.risk' });
    expect(within(drawer).getByText('Demand is shrinking.')).toBeVisible();
    const row = within(drawer).getByText('rye bread').closest('tr');
    expect(row).toHaveTextContent('rye breadYou93,600+61…13047');
    const linkOf = (name: string) => within(drawer).getByRole('link', { name }).getAttribute('href');
    expect(linkOf('rye bread')).toBe('/dashboard?section=keywords&search=rye+bread');
    expect(linkOf('spelt')).toBe('/dashboard?section=keyword-inspector&query=spelt');
    expect(within(drawer).getAllByRole('link', { name: 'crumb-lab.example' })[0]).toHaveAttribute(
      'href',
      '/dashboard?section=competitors&competitor=c1',
    );
    expect(linkOf('Keywords in the top 3')).toBe('/dashboard?section=keywords&sort=rank_absolute&order=asc');
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('evidence'));
  });

  const mark = {
    id: 'm1',
    verb: 'update' as const,
    title: '/rye',
    state: 'proposed' as const,
    isPlanned: true,
    leftOutBecause: null,
  };

  it.each([
    ['the move', mark, 'Gain of the move (visits a month)'],
    ['the keyword', null, 'Gain (visits a month)'],
  ])('names a gain of %s as such', async (_of, move, header) => {
    const opportunities = [{ ...makeOpportunity('rye bread'), move }];
    renderReport({ ...withEvidence, opportunities }, '&evidence=aiInsights.riskAreas.0.risk');
    const drawer = await screen.findByRole('dialog', { name: 'Evidence' });
    expect(within(drawer).getByRole('columnheader', { name: header })).toBeVisible();
  });

  it('is absent in an old report, which explains how to get it', async () => {
    renderReport(
      { aiInsights: makeInsights({ riskAreas: [risk] }), modelVersion: 1 },
      '&evidence=aiInsights.riskAreas.0.risk',
    );
    expect(await screen.findByText('Demand is shrinking.')).toBeVisible();
    expect(screen.getByText(/^This report is older than its evidence/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Evidence/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('explanations in the report', () => {
  it('state the formula of the Impact Potential with the assumed chances', async () => {
    const { user } = renderReport({ opportunities: [makeOpportunity('rye bread')] });
    const name = await screen.findByText('Impact Potential');
    await user.hover(within(name.parentElement ?? document.body).getByRole('button'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(impactHint(null));
    expect(impactHint(null)).toContain('those that DataForSEO publishes.');
    expect(impactHint('2026-11-20')).toContain('your own from Search Console until November 20, 2026');
    expect(impactHint(null)).toContain(
      '40% from positions 4 to 10 to position 3, 30% from positions 11 to 20 to position 6, 15% from positions 21 to 50 to position 10, 12% from no position in the first fifty to position 8',
    );
  });

  it('call ten gap keywords of a competitor the maximum', async () => {
    const { user } = renderReport({
      competitors: [makeReportCompetitor('crumb-lab.example', 10), makeReportCompetitor('loaves.example', 9)],
    });
    const section = await screen.findByRole('region', { name: 'Competitive Intelligence' });
    expect(within(section).queryByText('9 gaps')).toBeNull();
    await user.hover(within(section).getByText('10 gaps'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'The maximum number of content gaps that can be analyzed for actionable insights.',
    );
  });

  it('include eight messages in turn, one every 2.8 s, over six named cards', () => {
    expect(new Set(progressMessages).size).toBe(8);
    expect(progressMessageMs).toBe(2800);
    expect(skeletonNames).toHaveLength(6);
  });
});
