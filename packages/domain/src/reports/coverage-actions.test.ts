import { describe, expect, it } from 'vitest';
import { separateEvidence } from './cited.ts';
import { writeStarterAction } from './coverage-actions.ts';
import type { ReportFacts } from './facts.ts';
import { competitorFacts, emptyFacts } from './report-facts.fixture.ts';
import type { PriorityAction } from './schema.ts';

describe('a first step', () => {
  const health = (rankedKeywords: number, volumeShare = 1) => {
    const { basis, ...rest } = emptyFacts().health;
    return {
      health: { ...rest, rankedKeywords, basis: { ...basis, volumeShare, isCut: rankedKeywords === 52 } },
    };
  };
  const volumes = { domainSummary: { ...emptyFacts().domainSummary, avgSearchVolume: 7 } };

  it.each<[string, Partial<ReportFacts>, Partial<PriorityAction>]>([
    [
      'no rank and no volume',
      {},
      {
        action: 'Choose a first set of keywords',
        rationale:
          'No ranked keyword of brightbean.example is known yet, so the first step is to decide what it should be found for.',
        competitorContext: 'No competitor is tracked yet, so there is no comparison.',
        successMetrics: ['At least ten keywords rank in the top hundred'],
        requiredResources: [
          'A short list of the questions that your customers ask',
          'One page for each question',
        ],
        contingencyPlans: ['If nothing ranks after three months, aim at longer and more specific searches'],
      },
    ],
    [
      'nine ranks',
      { ...health(9), ...volumes, competitors: [competitorFacts({ name: 'Near' })] },
      {
        action: 'Choose a first set of keywords',
        rationale: 'brightbean.example ranks for 9 keywords, but none of them offers a clear next step.',
        competitorContext: 'Near ranks for 1,310 keywords: its list is a good place to look.',
      },
    ],
    [
      'volumes without ranks',
      volumes,
      {
        action: 'Import ranks or Search Console figures',
        rationale:
          'The tracked keywords have search volumes, but no source has a rank of brightbean.example.',
        successMetrics: ['Keywords show their ranks'],
        requiredResources: ['An export of Search Console, Ahrefs or Semrush, or a rank check'],
        contingencyPlans: ['If nothing ranks, start with the tracked keywords of the lowest difficulty'],
      },
    ],
    [
      'ranks without volumes',
      health(52, 0),
      {
        action: 'Import search volumes or the days of Search Console',
        rationale:
          'brightbean.example ranks for at least 52 keywords, but no source says how often they are searched in a month, so no gain can be estimated.',
        successMetrics: ['Keywords show the visits to expect from a better position'],
        requiredResources: [
          'The whole zip or spreadsheet of Search Console, not its table of queries alone',
          'Or an export of Keyword Planner, Ahrefs or Semrush with search volumes',
        ],
        contingencyPlans: ['If no export is at hand, connect Search Console'],
      },
    ],
    [
      'ten ranks without a gain',
      health(10, 0.5),
      {
        action: 'Add keywords that more people search for',
        rationale: 'brightbean.example ranks for 10 keywords, but none of them offers a clear next step.',
        successMetrics: ['New keywords rank in the top hundred'],
        requiredResources: [
          'A short list of the questions that your customers ask',
          'The keywords of two or three competitors',
        ],
        contingencyPlans: [
          'If nothing new ranks after three months, aim at longer and more specific searches',
        ],
      },
    ],
  ])('for %s', (_name, change, action) => {
    const { value } = separateEvidence<PriorityAction>(
      writeStarterAction({ ...emptyFacts(), ...change }),
      '',
    );
    expect(value).toMatchObject(action);
    expect(value.quantifiableImpact).toBe('Not enough data for an estimate.');
  });
});
