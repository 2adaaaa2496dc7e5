import { describe, expect, it } from 'vitest';
import { messages, progressMessages, skeletonNames } from './messages.ts';
import { progressMessageMs } from './report-skeleton-card.tsx';

describe('texts and limits of the report screen', () => {
  it.each([
    ['title', messages.title, 'Keyword Report'],
    ['subtitle', messages.subtitle, 'Advanced analytics and insights for your domain performance'],
    ['refresh', messages.rerun, 'Re-run Report'],
    ['running refresh', messages.rerunning, 'Refreshing...'],
    ['no domain', messages.noDomain, 'No Domain Selected'],
    [
      'no domain, the way out',
      messages.noDomainHint,
      'Choose a domain to unlock powerful SEO insights and competitive intelligence.',
    ],
    ['failure', messages.loadFailed, 'Data Load Failed'],
    ['retry', messages.tryAgain, 'Try Again'],
  ])('%s', (_, said, specified) => {
    expect(said).toBe(specified);
  });

  it.each([
    ['1', messages.health, 'AI Health Score'],
    ['1', messages.overview, 'Autopilot Overview'],
    ['2', messages.positions, 'Keyword Position Distribution'],
    ['2', messages.momentum, 'Growth Momentum'],
    ['3', messages.opportunities, 'High Priority Opportunities'],
    ['3', messages.impact, 'Impact Potential'],
    ['3', messages.strategy, 'AI Content Strategy'],
    ['4', messages.actions, 'Strategic Actions'],
    ['5', messages.keywordMomentum, 'Keyword Momentum'],
    ['5', messages.gainers, 'Top Gainers'],
    ['5', messages.decliners, 'Top Decliners'],
    ['5', messages.allTrends, 'View All Trends'],
    ['6', messages.intelligence, 'Competitive Intelligence'],
    ['6', messages.fewerGaps, 'Show Less'],
    ['7', messages.strategies, 'Competitor Strategy Analysis'],
    ['8', messages.growth, 'Growth Opportunities'],
    ['9', messages.positioning, 'Competitive Positioning'],
    ['10', messages.risks, 'Risk Areas'],
    ['11', messages.pages, 'Top Performing Pages'],
    ['12', messages.rankings, 'Highest Volume Keywords We Rank For'],
  ])('section %s of the report: %s', (_, said, specified) => {
    expect(said).toBe(specified);
  });

  it('shows eight different messages, one every 2.8 s, over six named cards', () => {
    expect(progressMessageMs).toBe(2800);
    expect(new Set(progressMessages).size).toBe(8);
    expect(skeletonNames).toEqual([
      'SEO Performance',
      'Keyword Analytics',
      'Competitor Analysis',
      'Content Performance',
      'Traffic Insights',
      'Growth Opportunities',
    ]);
  });
});
