import type { SectionAuthor } from '@keydence/domain';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeOpportunity, makeReport } from '../../../testing/report-fixture.ts';
import { makeInsights } from '../../../testing/report-insights-fixture.ts';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import { authorMessages, fallbackTexts } from './author-messages.ts';
import type { Report } from './count-changes.ts';
// Loaded before the first test, so that no test waits for it.
import './reports-screen.tsx';

const byModel = (path: string): SectionAuthor => ({
  path,
  generatedBy: 'local-7b',
  promptVersion: 1,
  fallback: null,
});
const byRules = (path: string, fallback: SectionAuthor['fallback'] = null): SectionAuthor => ({
  path,
  generatedBy: 'rules',
  promptVersion: null,
  fallback,
});

function renderReport(changes: Partial<Report>) {
  const report = makeReport({ aiInsights: makeInsights({}), ...changes });
  return renderApp({
    path: '/dashboard?section=reports',
    procedures: { ...shellProcedures, 'reports.get': () => report },
  });
}

const sectionNamed = async (name: string) => within(await screen.findByRole('region', { name }));

describe('section authors', () => {
  it('are the rules, if no model is configured', async () => {
    const { user } = renderReport({ authors: [byRules('aiInsights.strategicAssessment')] });
    const health = await sectionNamed('AI Health Score');
    await user.hover(health.getByRole('button', { name: 'Written by Rules' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Fixed rules wrote this from your figures.');
    expect(screen.getByText('Written by Rules analyst')).toBeVisible();
  });

  it('are a model, or the rules with the reason', async () => {
    const { user } = renderReport({
      analyst: 'local-7b',
      authors: [
        byModel('aiInsights.priorityActions'),
        byRules('aiInsights.growthOpportunities', 'timed_out'),
      ],
    });
    const actions = await sectionNamed('Strategic Actions');
    await user.hover(actions.getByRole('button', { name: 'Written by local-7b' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/checked against your data/);
    const growth = await sectionNamed('Growth Opportunities');
    await user.hover(growth.getByRole('button', { name: 'Written by Rules' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      `Fixed rules wrote this, because ${fallbackTexts.timed_out}.`,
    );
    expect(screen.getByText('Written by local-7b and Rules analyst')).toBeVisible();
  });

  it("include the model's requests, and their cost if a price is configured", async () => {
    const modelUsage = {
      model: 'local-7b',
      promptVersion: 1,
      askedSections: 7,
      keptSections: 1,
      inputTokens: 12_340,
      outputTokens: 2_100,
      costUsd: 0.021,
    };
    const { user } = renderReport({ analyst: 'local-7b', modelUsage });
    await user.hover(await screen.findByRole('button', { name: 'local-7b' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'local-7b, prompt version 1: 7 sections asked, 1 kept from an earlier report. 12,340 tokens read, 2,100 written, $0.02.',
    );
    expect(authorMessages.usage({ ...modelUsage, costUsd: null })).toContain(
      '2,100 written. The cost is unknown: no price is set.',
    );
    expect(authorMessages.usage({ ...modelUsage, inputTokens: null, costUsd: null })).toContain(
      'The service did not count its tokens. The cost is unknown',
    );
    expect(authorMessages.usage({ ...modelUsage, askedSections: 0, keptSections: 8, inputTokens: 0 })).toBe(
      'local-7b, prompt version 1: 0 sections asked, 8 kept from an earlier report, for nothing.',
    );
  });

  it('are shown for each item of a section with both', async () => {
    const { user } = renderReport({
      analyst: 'local-7b',
      opportunities: [makeOpportunity('rye bread'), makeOpportunity('spelt bread')],
      authors: [byModel('opportunities.0'), byRules('opportunities.1', 'unproven')],
    });
    const section = await sectionNamed('High Priority Opportunities');
    expect(section.getByRole('button', { name: 'Written by local-7b, Rules' })).toBeVisible();
    const [, second] = section.getAllByRole('button', { name: /^AI Content Strategy/ });
    if (!second) throw new Error('each card has its strategy');
    await user.click(second);
    expect(section.getByRole('button', { name: 'Written by Rules' })).toBeVisible();
  });

  it('are absent in a report from before they were stored', async () => {
    renderReport({ authors: [] });
    const health = await sectionNamed('AI Health Score');
    expect(health.queryByRole('button', { name: /^Written by/ })).toBeNull();
  });

  it('are shown in a shared report', async () => {
    const report = makeReport({ authors: [byModel('aiInsights.strategicAssessment')], analyst: 'local-7b' });
    renderApp({
      path: `/share/${'A'.repeat(43)}`,
      procedures: {
        'reportShares.get': () => ({
          report,
          domainName: 'rye.example',
          workspaceName: 'Rye',
          sharedBy: 'Grace Hopper',
          expiresAt: '2026-12-20T10:00:00.000Z',
          locationName: 'United States',
          languageCode: 'en',
        }),
      },
    });
    const health = await sectionNamed('AI Health Score');
    expect(health.getByRole('button', { name: 'Written by local-7b' })).toBeVisible();
  });
});
