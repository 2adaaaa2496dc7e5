import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeCompetitor, makeCompetitorList } from '../../../testing/competitor-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeReport } from '../../../testing/report-fixture.ts';
import {
  makeAction,
  makeInsights,
  makeReportCompetitor,
  makeStrategy,
} from '../../../testing/report-insights-fixture.ts';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import type { Report } from './count-changes.ts';
// Loaded before the first test, so that no test waits for it.
import './reports-screen.tsx';

function renderReport(changes: Partial<Report>) {
  return renderApp({
    path: '/dashboard?section=reports',
    procedures: {
      ...shellProcedures,
      'reports.get': () => makeReport({ opportunities: [], pages: { pagesByKeywordCount: [] }, ...changes }),
      'competitors.list': () => makeCompetitorList([makeCompetitor('crumb-lab')]),
    },
  });
}

const findSection = (name: string) => screen.findByRole('region', { name });

describe('competitive intelligence', () => {
  it('shows two gaps per competitor and the rest of one on demand', async () => {
    const competitors = [
      makeReportCompetitor('crumb-lab.example', 5),
      makeReportCompetitor('loaves.example', 4),
    ];
    const { user } = renderReport({ competitors });
    const section = within(await findSection('Competitive Intelligence'));
    const gapsOf = (name: string) => within(section.getByRole('list', { name })).getAllByRole('listitem');
    expect(gapsOf('Content gaps: Crumb Lab')).toHaveLength(2);
    expect(gapsOf('Content gaps: Loaves')).toHaveLength(2);
    await user.click(section.getByRole('button', { name: 'View All 5 Gaps' }));
    expect(gapsOf('Content gaps: Crumb Lab')).toHaveLength(5);
    expect(gapsOf('Content gaps: Loaves')).toHaveLength(2);
    await user.click(section.getByRole('button', { name: 'Show Less' }));
    expect(gapsOf('Content gaps: Crumb Lab')).toHaveLength(2);
  });

  it('labels a competitor without a name by its domain, and shows the figures of a gap', async () => {
    renderReport({ competitors: [makeReportCompetitor('crumb-lab.example', 2)] });
    const section = within(await findSection('Competitive Intelligence'));
    expect(section.getByRole('heading', { level: 3, name: 'Crumb Lab' })).toBeVisible();
    expect(section.getByText('crumb-lab.example')).toBeVisible();
    expect(section.queryByRole('button', { name: /View All/ })).toBeNull();
    const list = within(section.getByRole('list', { name: 'Content gaps: Crumb Lab' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'crumb-lab.example gap 1Their rank#3Volume1,900Difficulty31',
      'crumb-lab.example gap 2Their rank#4Volume–Difficulty–',
    ]);
  });

  it('reports that there is no gap, or no competitor', async () => {
    renderReport({ competitors: [makeReportCompetitor('crumb-lab.example', 0)] });
    const intelligence = await findSection('Competitive Intelligence');
    expect(within(intelligence).getByText('No content gap found.')).toBeVisible();
    const strategies = await findSection('Competitor Strategy Analysis');
    expect(within(strategies).getByText(/^No competitor is tracked yet/)).toBeVisible();
  });
});

describe('a report without competitors', () => {
  it('links to the screen that tracks them', async () => {
    const { router, user } = renderReport({ competitors: [] });
    const section = within(await findSection('Competitive Intelligence'));
    expect(section.getByText('No competitor is tracked yet, so there are no gaps to show.')).toBeVisible();
    await user.click(section.getByRole('link', { name: 'Go to competitors' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ section: 'competitors' }));
  });
});

describe('competitor strategy analysis', () => {
  const competitorStrategy = {
    strategiesAnalyzed: 3,
    competitorStrategies: [
      makeStrategy('crumb-lab.example'),
      makeStrategy('loaves.example', {
        primaryStrategy: 'informational_hub',
        evidence: { keywordSignals: ['one signal'] },
        howToCopy: ['Answer questions.'],
      }),
    ],
  };

  it('counts competitors, mixed strategies and tactics', async () => {
    renderReport({ competitorStrategy });
    const section = within(await findSection('Competitor Strategy Analysis'));
    const countOf = (label: string) => section.getByText(label).parentElement;
    expect(countOf('Competitors Analyzed')).toHaveTextContent(/3$/);
    expect(countOf('Mixed Strategy')).toHaveTextContent(/1$/);
    expect(countOf('Actionable Tactics')).toHaveTextContent(/3$/);
  });

  it('shows strategy and summary of each, with eight signals, playbook and risks on demand', async () => {
    const { user } = renderReport({ competitorStrategy });
    const section = within(await findSection('Competitor Strategy Analysis'));
    const [first, second] = section.getAllByRole('article');
    if (!first || !second) throw new Error('each competitor has a card');
    const card = within(first);
    expect(card.getByRole('heading', { name: 'Crumb Lab' })).toBeVisible();
    expect(card.getByText('Mixed')).toBeVisible();
    expect(within(second).getByText('Informational hub')).toBeVisible();
    expect(card.getByText('It answers every question once.')).toBeVisible();
    expect(card.queryByText('It may notice.')).toBeNull();
    await user.click(card.getByRole('button', { name: 'Details: Crumb Lab' }));
    const signals = card.getByRole('list', { name: 'Key targeting signals: Crumb Lab' });
    expect(within(signals).getAllByRole('listitem')).toHaveLength(9);
    expect(within(signals).getByRole('button', { name: '+4 more' })).toBeVisible();
    expect(within(second).getAllByRole('button')).toHaveLength(1);
    expect(card.getByRole('heading', { name: 'Replication playbook' })).toBeVisible();
    expect(card.getByText('Compare products side by side.')).toBeVisible();
    expect(card.getByRole('heading', { name: 'Risks' })).toBeVisible();
    expect(card.getByText('It may notice.')).toBeVisible();
  });
});

describe('navigation in the report', () => {
  const everyLink = [
    'Health',
    'Positions',
    'Opportunities',
    'Actions',
    'Momentum',
    'Gaps',
    'Strategies',
    'Growth',
    'Positioning',
    'Risks',
    'Pages',
    'Rankings',
  ];

  it('links to each section in its order', async () => {
    const risk = { risk: 'One page carries it all.', impact: 'low' as const, mitigation: 'Split it.' };
    renderReport({ aiInsights: makeInsights({ riskAreas: [risk] }) });
    const nav = await screen.findByRole('navigation', { name: 'Sections of the report' });
    const links = within(nav).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(everyLink);
    const targets = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
    expect(targets).not.toContain(null);
  });

  it('omits the link to risks without any', async () => {
    renderReport({});
    const nav = await screen.findByRole('navigation', { name: 'Sections of the report' });
    expect(within(nav).getAllByRole('link')).toHaveLength(everyLink.length - 1);
    expect(within(nav).queryByRole('link', { name: 'Risks' })).toBeNull();
  });
});

describe('the printed report', () => {
  it('is printed on demand', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = renderReport({});
    await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('shows everything, and collapses it again afterwards', async () => {
    renderReport({
      aiInsights: makeInsights({ priorityActions: [makeAction('One')] }),
      competitors: [makeReportCompetitor('crumb-lab.example', 5)],
      competitorStrategy: {
        strategiesAnalyzed: 1,
        competitorStrategies: [makeStrategy('crumb-lab.example')],
      },
    });
    const section = within(await findSection('Competitive Intelligence'));
    const gapCount = () =>
      within(section.getByRole('list', { name: 'Content gaps: Crumb Lab' })).getAllByRole('listitem').length;
    expect(gapCount()).toBe(2);
    const { dataset } = document.documentElement;
    dataset.mantineColorScheme = 'dark';
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(gapCount()).toBe(5);
    expect(screen.getByText('One writer for two days')).toBeVisible();
    expect(screen.getByText('signal 12')).toBeVisible();
    expect(dataset.mantineColorScheme).toBe('light');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(dataset.mantineColorScheme).toBe('dark');
    expect(gapCount()).toBe(2);
    expect(screen.queryByText('One writer for two days')).toBeNull();
  });
});
