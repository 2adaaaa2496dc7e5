import { describe, expect, it } from 'vitest';
import { movedFacts, reportMove, richFacts } from './report-facts.fixture.ts';
import { writeReportByRules } from './rules-analyst.ts';

const insightsOf = (facts = movedFacts()) => writeReportByRules(facts).aiInsights;

describe('a report of a list with moves', () => {
  it('has the moves as actions, in their order, with their texts and gains', () => {
    expect(insightsOf().priorityActions).toMatchObject([
      {
        action: 'Update /guides/grinders',
        rationale: reportMove().sentence,
        quantifiableImpact: '240 to 610 more visits a month.',
        implementationDifficulty: 'medium',
        requiredResources: ['About 2.5 hours of work', expect.any(String)],
      },
      { action: 'Update /brew', quantifiableImpact: '30 to 90 more visits a month.' },
      {
        action: 'Write a page about Kettles',
        quantifiableImpact: 'What it would bring is not known.',
        implementationDifficulty: 'high',
      },
    ]);
  });

  it.each([
    [1, 'low'],
    [1.1, 'medium'],
    [3, 'medium'],
    [3.1, 'high'],
  ])('has work of %s hours as %s', (effortHours, level) => {
    const [action] = insightsOf({ ...movedFacts(), moves: [reportMove({ effortHours })] }).priorityActions;
    expect(action).toMatchObject({
      implementationDifficulty: level,
      successMetrics: [
        'Four weeks after the work, its clicks have grown more than those of your similar pages',
      ],
      contingencyPlans: ['If nothing has changed after two months, compare the page with the ones above it'],
    });
  });

  it('has six actions at most, and the competitor for the search or the title of each', () => {
    const moves = [null, 'pour over kettle'].map((mainQuery) =>
      reportMove({ mainQuery, title: 'kettle temperature' }),
    );
    const { priorityActions } = insightsOf({
      ...movedFacts(),
      moves: [...moves, ...moves, ...moves, ...moves],
    });
    expect(priorityActions.map(({ competitorContext }) => competitorContext.replace(/ for .*/, ''))).toEqual(
      [0, 1, 2].flatMap(() => ['Röstwerk holds position 8', 'Röstwerk holds position 3']),
    );
  });

  it('has pages that lose clicks as risks, with the matching move', () => {
    expect(insightsOf().riskAreas).toContainEqual({
      risk: 'https://brightbean.example/brew lost 34% of its visits since Sep 7 (120 in 28 days).',
      impact: 'medium',
      mitigation: expect.stringMatching(/^Update \/brew\./),
    });
  });

  it('adds the moves of a kind as displayed in their rows', () => {
    const [updates, writes] = insightsOf().growthOpportunities;
    expect(updates).toMatchObject({
      opportunity: 'Improve pages that searchers see already',
      description:
        '2 moves: Update /guides/grinders and Update /brew. Together they are expected to bring 270 to 700 more visits a month.',
      quantifiableImpact: { level: 'high', percentageGrowth: null },
    });
    expect(writes?.description).toBe('1 move: Write a page about Kettles. What it would bring is not known.');
  });

  it('names the move with the largest gain in its summary, and uses its page and search as evidence of the actions', () => {
    const { aiInsights, evidence } = writeReportByRules(movedFacts());
    expect(aiInsights.strategicAssessment.summary).toContain(
      'The largest gain among your moves: Update /guides/grinders, worth 240 to 610 more visits a month.',
    );
    const rows = evidence.find(({ path }) => path === 'aiInsights.priorityActions.0.action');
    expect(rows).toMatchObject({
      keywords: [{ keywordText: 'espresso grinder', gain: { low: 240, high: 610 } }],
      pages: [{ url: 'https://brightbean.example/guides/grinders' }],
    });
  });

  it('describes the move in the content strategy', () => {
    const [first] = writeReportByRules(movedFacts()).contentSuggestions;
    expect(first?.contentAngle).toContain(reportMove().sentence);
  });

  it('keeps the findings if the list has no moves', () => {
    const { moves: _, ...facts } = richFacts();
    expect(insightsOf({ ...facts, moves: [] })).toEqual(insightsOf(facts));
  });
});
