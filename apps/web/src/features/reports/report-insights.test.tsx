import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeReport } from '../../../testing/report-fixture.ts';
import {
  makeAction,
  makeGrowth,
  makeInsights,
  makeMomentumEntry,
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
    },
  });
}

const findSection = (name: string) => screen.findByRole('region', { name });

describe('strategic actions', () => {
  it('show timeline and difficulty on a line, reason and impact on demand', async () => {
    const { user } = renderReport({
      aiInsights: makeInsights({
        priorityActions: [
          makeAction('Lift near misses'),
          makeAction('Merge two pages', { implementationDifficulty: 'high' }),
        ],
      }),
    });
    const section = await findSection('Strategic Actions');
    const [card, second] = within(section).getAllByRole('article');
    if (!card || !second) throw new Error('each action has a card');
    expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent('Lift near misses');
    expect(within(card).getByText('Two to four weeks')).toBeVisible();
    expect(within(card).getByText('Low difficulty')).toHaveAttribute('data-tone', 'good');
    expect(within(second).getByText('High difficulty')).toHaveAttribute('data-tone', 'weak');
    expect(within(card).queryByText('Two keywords rank just below page one.')).toBeNull();
    await user.click(within(card).getByRole('button', { name: 'Plan and context: Lift near misses' }));
    expect(within(card).getByText('Two keywords rank just below page one.')).toBeVisible();
    expect(within(card).getByText('More visits from the same pages.')).toBeVisible();
    expect(within(card).getByText('About 140 more clicks a month.')).toBeVisible();
  });

  it('keep context, metrics, resources and contingency plans behind a toggle per card', async () => {
    const { user } = renderReport({
      aiInsights: makeInsights({ priorityActions: [makeAction('One'), makeAction('Two')] }),
    });
    const section = await findSection('Strategic Actions');
    expect(within(section).queryByText('crumb-lab.example holds #2.')).toBeNull();
    const [toggle, other] = within(section).getAllByRole('button', { name: /^Plan and context/ });
    if (!toggle) throw new Error('each card has a toggle');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(other).toHaveAttribute('aria-expanded', 'false');
    for (const title of [
      'Competitive context',
      'Success metrics',
      'Required resources',
      'Contingency plans',
    ]) {
      expect(within(section).getByRole('heading', { level: 4, name: title })).toBeVisible();
    }
    expect(within(section).getByText('crumb-lab.example holds #2.')).toBeVisible();
    expect(within(section).getByText('"rye bread" reaches the first page')).toBeVisible();
    expect(within(section).getByText('One writer for two days')).toBeVisible();
    expect(within(section).getByText('Nothing stands out in the numbers that are known.')).toBeVisible();
    await user.click(toggle);
    expect(within(section).queryByText('crumb-lab.example holds #2.')).toBeNull();
  });

  it('show a notice if there are none', async () => {
    renderReport({});
    const section = await findSection('Strategic Actions');
    expect(within(section).getByText('The analyst found no action to take right now.')).toBeVisible();
  });
});

describe('keyword momentum', () => {
  const entries = (name: string, count: number, score: number) =>
    Array.from({ length: count }, (_, index) => makeMomentumEntry(`${name} ${index + 1}`, score));

  it('shows five gainers and five decliners, and all of both on demand', async () => {
    const momentum = {
      percentTrendingUp3m: 50,
      topGainers: entries('gainer', 7, 62),
      topLosers: entries('decliner', 6, -40),
    };
    const { user } = renderReport({ momentum });
    const section = await findSection('Keyword Momentum');
    const rowsOf = (name: string) =>
      within(within(section).getByRole('region', { name })).getAllByRole('row').slice(1);
    expect(rowsOf('Top Gainers')).toHaveLength(5);
    expect(rowsOf('Top Decliners')).toHaveLength(5);
    await user.click(within(section).getByRole('button', { name: 'View All Trends' }));
    expect(rowsOf('Top Gainers')).toHaveLength(7);
    expect(rowsOf('Top Decliners')).toHaveLength(6);
    await user.click(within(section).getByRole('button', { name: 'Show Top 5' }));
    expect(rowsOf('Top Gainers')).toHaveLength(5);
  });

  it('shows volume, score and the three changes of a keyword', async () => {
    const momentum = {
      percentTrendingUp3m: 50,
      topGainers: entries('gainer', 1, 62),
      topLosers: entries('decliner', 5, -40),
    };
    const { user } = renderReport({ momentum });
    const section = await findSection('Keyword Momentum');
    expect(within(section).queryByRole('button', { name: 'View All Trends' })).toBeNull();
    const gainers = within(within(section).getByRole('region', { name: 'Top Gainers' }));
    const [, row] = gainers.getAllByRole('row');
    expect(row).toHaveTextContent(/^gainer 12,400\+62-5%–\+30%$/);
    const score = gainers.getByRole('button', { name: '+62' });
    for (let steps = 0; document.activeElement !== score && steps < 60; steps += 1) await user.tab();
    expect(score).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/down to -100/);
    expect(within(section).getAllByRole('button', { name: '-40' })).toHaveLength(5);
  });

  it('reports that nothing gains or declines', async () => {
    renderReport({});
    const section = await findSection('Keyword Momentum');
    expect(within(section).getByText('No keyword is known to gain searches.')).toBeVisible();
    expect(within(section).getByText('No keyword is known to lose searches.')).toBeVisible();
  });
});

describe('forecasts of the analyst', () => {
  it('list growth opportunities with their impact, and the steps on demand', async () => {
    const { user } = renderReport({
      aiInsights: makeInsights({
        growthOpportunities: [
          makeGrowth('Ride the demand'),
          makeGrowth('Cover a topic', { level: 'low', percentageGrowth: null }),
        ],
      }),
    });
    const section = await findSection('Growth Opportunities');
    const [first, second] = within(section).getAllByRole('article');
    if (!first) throw new Error('each opportunity has a row');
    expect(first).toHaveTextContent('High impact, +24%');
    await user.click(within(first).getByRole('button', { name: 'Details: Ride the demand' }));
    expect(first).toHaveTextContent('Demand is growing every month.');
    expect(first).toHaveTextContent('Competitive advantageThe page is in place already.');
    expect(first).toHaveTextContent('Implementation approachUpdate the page now.');
    expect(first).toHaveTextContent('Expected returnOne to three months');
    expect(second).toHaveTextContent('Low impact');
    expect(second).not.toHaveTextContent('%');
  });

  it('place the domain among its competitors', async () => {
    const { user } = renderReport({
      aiInsights: makeInsights({
        competitiveInsights: {
          positioning: 'crumb-lab.example leads the field.',
          keyGaps: ['"rye bread" at #4.'],
          recommendations: ['Close the gap first.'],
        },
      }),
    });
    const section = await findSection('Competitive Positioning');
    await user.click(within(section).getByRole('button', { name: /^Gaps and recommendations/ }));
    for (const title of ['Position', 'Key gaps', 'Recommendations']) {
      expect(within(section).getByRole('heading', { name: title })).toBeVisible();
    }
    expect(within(section).getByText('crumb-lab.example leads the field.')).toBeVisible();
    expect(within(section).getByText('"rye bread" at #4.')).toBeVisible();
    expect(within(section).getByText('Close the gap first.')).toBeVisible();
  });

  it('name risks with impact and mitigation', async () => {
    const risk = { risk: 'One page carries it all.', impact: 'high' as const, mitigation: 'Split the page.' };
    const { user } = renderReport({ aiInsights: makeInsights({ riskAreas: [risk] }) });
    const section = await findSection('Risk Areas');
    expect(within(section).getByRole('heading', { name: 'One page carries it all.' })).toBeVisible();
    expect(within(section).getByText('High impact')).toHaveAttribute('data-tone', 'weak');
    await user.click(within(section).getByRole('button', { name: 'Mitigation: One page carries it all.' }));
    expect(within(section).getByText('Split the page.')).toBeVisible();
  });

  it('omit risk areas without any', async () => {
    renderReport({});
    await findSection('Competitive Positioning');
    expect(screen.queryByRole('region', { name: 'Risk Areas' })).toBeNull();
  });
});
