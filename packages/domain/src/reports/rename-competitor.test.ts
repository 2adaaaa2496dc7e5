import { describe, expect, it } from 'vitest';
import { renameCompetitor } from './rename-competitor.ts';
import type { StoredReportBody } from './schema.ts';

const gap = (keyword: string) => ({ keyword, rankingTitle: 'Beanhouse: the best' });

/** The parts of a report that contain competitor names, or similar texts. */
const makeBody = (keywords: string[], summary: string) =>
  ({
    opportunities: keywords.map((keywordText) => ({
      keywordText,
      contentSuggestion: { title: 'Beanhouse or not?' },
    })),
    competitors: [
      {
        ...{ id: '1', name: 'Beanhouse', domain: 'beanhouse.example' },
        topKeywordsAnalysis: { missedOpportunities: [gap('cold brew')] },
      },
      {
        ...{ id: '2', name: 'Other', domain: 'other.example' },
        topKeywordsAnalysis: { missedOpportunities: [] },
      },
    ],
    competitorStrategy: {
      competitorStrategies: [
        {
          competitorName: 'Beanhouse',
          competitorDomain: 'beanhouse.example',
          strategySummary: summary,
          evidence: { keywordSignals: ['Beanhouse'] },
          howToCopy: ['Study Beanhouse, not Beanhouses.'],
        },
      ],
    },
  }) as unknown as StoredReportBody;

const renaming = { domain: 'beanhouse.example', from: 'Beanhouse', to: 'Bean & Co' };

describe('a renamed competitor', () => {
  it('has its new name in the lists and sentences of the stored report, and nothing else changes', () => {
    const body = makeBody(['pour over'], 'Beanhouse holds position 3. (Beanhouse)');
    const renamed = renameCompetitor(body, renaming);
    const expected = structuredClone(body);
    const [competitor] = expected.competitors;
    const [strategy] = expected.competitorStrategy.competitorStrategies;
    if (!competitor || !strategy) throw new Error('the fixture has both');
    competitor.name = 'Bean & Co';
    strategy.competitorName = 'Bean & Co';
    strategy.strategySummary = 'Bean & Co holds position 3. (Bean & Co)';
    strategy.howToCopy = ['Study Bean & Co, not Beanhouses.'];
    expect(renamed).toEqual(expected);
  });

  it('keeps sentences in which its former name is a word of a keyword', () => {
    const body = makeBody(['beanhouse menu'], 'Beanhouse leads.');
    const [own, other] = body.competitors;
    const [strategy] = body.competitorStrategy.competitorStrategies;
    if (!own || !other || !strategy) throw new Error('the fixture has them');
    // Its namesake on another site, and itself under an older name.
    body.competitors.push({ ...other, name: 'Beanhouse' }, { ...own, name: 'Beans' });
    body.competitorStrategy.competitorStrategies.push({ ...strategy, competitorDomain: 'other.example' });
    const renamed = renameCompetitor(body, renaming);
    expect(renamed.competitors.map(({ name }) => name)).toEqual(['Bean & Co', 'Other', 'Beanhouse', 'Beans']);
    expect(renamed.competitorStrategy.competitorStrategies[1]?.competitorName).toBe('Beanhouse');
    expect(renamed.competitors[0]?.name).toBe('Bean & Co');
    expect(renamed.competitorStrategy.competitorStrategies[0]).toMatchObject({
      competitorName: 'Bean & Co',
      strategySummary: 'Beanhouse leads.',
    });
  });

  it.each([
    { ...renaming, to: 'Beanhouse' },
    { ...renaming, from: '' },
  ])('is unchanged with %j', (same) => {
    const body = makeBody(['tea'], 'Beanhouse leads.');
    expect(renameCompetitor(body, same)).toBe(body);
  });
});
