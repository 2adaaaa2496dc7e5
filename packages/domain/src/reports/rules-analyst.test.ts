import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentSuggestion } from '../content-plan/schema.ts';
import { sumShownGains } from '../gain/gain-text.ts';
import type { ReportFacts } from './facts.ts';
import { rateOverallHealth } from './overall-health.ts';
import {
  competitorFacts,
  emptyFacts,
  gainOf,
  movedFacts,
  priced,
  richFacts,
} from './report-facts.fixture.ts';
import { createRulesAnalyst, writeReportByRules } from './rules-analyst.ts';
import { aiInsights, competitorStrategy } from './schema.ts';

function writeAll(facts: ReportFacts) {
  const {
    aiInsights: insights,
    competitorStrategy: strategies,
    contentSuggestions,
  } = writeReportByRules(facts);
  return { insights, strategies, content: contentSuggestions };
}

/** Every text in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

const twoDigits = (value: number) => Number(value.toPrecision(2));

/** Every figure of the facts, also rounded as prose shows it. */
function figuresIn(value: unknown): Set<number> {
  if (typeof value === 'number')
    return new Set([Math.abs(value), Math.round(value), Math.round(value * 10) / 10, twoDigits(value)]);
  const inside = value !== null && typeof value === 'object' ? Object.values(value) : [];
  const digits =
    typeof value === 'string' ? (value.replaceAll(',', '').match(/\d+(\.\d+)?/g) ?? []).map(Number) : [];
  return new Set([...digits, ...inside.flatMap((part) => [...figuresIn(part)])]);
}

/** Sums of the gains by kind of move. */
function sumsOfMoves({ moves = [] }: ReportFacts) {
  const gainsOf = (verb: string) => moves.flatMap((move) => (move.verb === verb && move.gain) || []);
  return [...new Set(moves.map(({ verb }) => verb))].map((verb) => sumShownGains(gainsOf(verb)));
}

/** Texts with a figure that is not in the facts. */
function inventedFigures(written: unknown, facts: ReportFacts): string[] {
  const known = figuresIn([facts, sumsOfMoves(facts)]);
  return textsIn(written).filter((text) =>
    (text.replace(/under 10 more visits/i, '').match(/\d[\d,]*(\.\d+)?/g) ?? []).some(
      (digits) => !known.has(Number(digits.replaceAll(',', ''))),
    ),
  );
}

const variants: [string, ReportFacts][] = [
  ['a rich domain', richFacts()],
  ['an empty domain', emptyFacts()],
  ['a domain with moves', movedFacts()],
  ['no competitors', { ...richFacts(), competitors: [] }],
  ['no opportunities', { ...richFacts(), opportunities: [] }],
  ['a competitor without figures', { ...emptyFacts(), competitors: [competitorFacts()] }],
  ['few rankings', { ...richFacts(), health: { ...richFacts().health, rankedKeywords: 4 } }],
];

describe.each(variants)('the report of %s', (_, facts) => {
  it('has the shape of its schemas', () => {
    const { insights, strategies, content } = writeAll(facts);
    expect(aiInsights.parse(insights)).toEqual(insights);
    expect(competitorStrategy.parse(strategies)).toEqual(strategies);
    expect(content.map((suggestion) => contentSuggestion.parse(suggestion))).toEqual(content);
  });

  it('quotes only figures from the facts', () => {
    expect(inventedFigures(writeAll(facts), facts)).toEqual([]);
  });

  it('names only domains, addresses and keywords from the facts', () => {
    const known = textsIn(facts).join('\n').toLowerCase();
    for (const text of textsIn(writeAll(facts))) {
      const addresses = text.match(/[a-z0-9-]+(\.[a-z][a-z0-9-]*)+(\/[\w/-]*)?/gi) ?? [];
      const keywords = [...text.matchAll(/“([^”]+)”/g)].map((match) => match[1] ?? '');
      const unknown = [...addresses, ...keywords].filter((name) => !known.includes(name.toLowerCase()));
      expect(unknown, text).toEqual([]);
    }
  });

  it('has no gap in a sentence', () => {
    for (const text of textsIn(writeAll(facts))) {
      expect(text).toMatch(/\S/);
      expect(text).not.toMatch(/undefined|null|NaN|\s{2}|\s[.,;:]|\.\.|\*/);
    }
  });
});

describe('createRulesAnalyst', () => {
  it('invents nothing for any unknown values', () => {
    const count = fc.nat(2_000_000);
    const score = fc.option(fc.nat(100));
    const opportunity = fc.record({
      keywordText: fc.constantFrom('espresso grinder', 'best kettle', 'how to brew', '水出しコーヒー'),
      intent: fc.constantFrom('commercial', 'informational', 'navigational', 'transactional', null),
      searchVolume: fc.option(count),
      difficultyScore: score,
      rankGroup: fc.option(fc.integer({ min: 1, max: 100 })),
      rankAbsolute: fc.option(fc.integer({ min: 1, max: 130 })),
      opportunityScore: score,
      trend3m: fc.constantFrom('+12%', '-8%', '+0%', '–'),
      gain: fc.option(count.map((tenths) => gainOf(tenths / 10))),
      serpFeatures: fc.subarray(['featured_snippet', 'local_pack', 'ai_overview', 'video', 'image'] as const),
      rankingUrl: fc.constantFrom(null, 'https://brightbean.example/a', 'https://brightbean.example/b'),
    });
    const competitor = fc.record({
      overlapPercentage: fc.nat(1000).map((tenths) => tenths / 10),
      organicKeywordsCount: count,
      organicTraffic: count,
      paidKeywordsCount: fc.option(count),
      contentGapsCount: count,
    });
    const some = fc.record({
      opportunities: fc.array(opportunity),
      competitors: fc.array(competitor),
      count,
    });
    fc.assert(
      fc.property(some, ({ opportunities, competitors, count: rankedKeywords }) => {
        const base = richFacts();
        const facts: ReportFacts = {
          ...base,
          health: { ...base.health, rankedKeywords },
          opportunities: opportunities.map((keyword) => ({
            ...priced(keyword),
            serpFeatures: [...keyword.serpFeatures],
          })),
          competitors: competitors.map((figures) => competitorFacts(figures)),
        };
        expect(inventedFigures(writeAll(facts), facts)).toEqual([]);
      }),
    );
  });

  it('writes the same texts for the same facts', () => {
    expect(writeAll(richFacts())).toEqual(writeAll(richFacts()));
    expect(createRulesAnalyst().name).toBe('rules');
  });

  it('is the author of every section', async () => {
    const memory = { recall: async () => null, record: async () => {} };
    const report = await createRulesAnalyst().writeReport(richFacts(), memory);
    expect(report).toEqual(writeReportByRules(richFacts()));
    expect(report.authors).toEqual(
      [
        ...[
          'strategicAssessment',
          'priorityActions',
          'growthOpportunities',
          'competitiveInsights',
          'riskAreas',
        ].map((section) => `aiInsights.${section}`),
        ...['competitorStrategy.competitorStrategies.0', 'opportunities.0', 'opportunities.1'],
      ].map((path) => ({ path, generatedBy: 'rules', promptVersion: null, fallback: null })),
    );
  });

  it('states that fewer than ten ranked keywords are not enough', () => {
    const facts = richFacts();
    const thin = { ...facts, health: { ...facts.health, rankedKeywords: 9 } };
    const { strategicAssessment } = writeAll(thin).insights;
    expect(strategicAssessment.overallHealth).toBe('good');
    expect(strategicAssessment.summary).toContain('not enough data');
  });

  it.each([
    ['a cut table', { isCut: true }],
    ['a table without the rare queries', { hiddenShare: 0.4 }],
  ])('writes "at least" for the keywords of %s, and "known" for none of them', (_case, partial) => {
    const rich = richFacts();
    const distribution = { top3: 0, top10: 20, top20: 0, top50: 0, beyond50: 0 };
    const facts = {
      ...rich,
      rankingDistribution: { ...rich.rankingDistribution, distributionByPosition: distribution },
      health: { ...rich.health, basis: { ...rich.health.basis, hiddenShare: null } },
    };
    const basis = { ...facts.health.basis, ...partial };
    const some = { ...facts, health: { ...facts.health, basis } };
    const read = (of: ReportFacts) => writeReportByRules(of).aiInsights.strategicAssessment;
    expect(read(some).summary).toMatch(/ ranks for at least \d+ keywords: /);
    expect(read(facts).summary).toMatch(/ ranks for \d+ keywords: /);
    expect(read(some).keyWeaknesses).toContain('No known keyword is in the top three.');
    expect(read(facts).keyWeaknesses).toContain('No keyword is in the top three.');
  });

  it.each([
    [4, false],
    [5, true],
  ])('calls a page that ranks for %s keywords a strength: %s', (keywordCount, isStrength) => {
    const page = { url: 'https://acme.com/', keywordCount, avgRank: 1 };
    const { keyStrengths } = writeReportByRules({ ...richFacts(), pages: [page] }).aiInsights
      .strategicAssessment;
    expect(keyStrengths.some((text) => text.includes('acme.com/ alone'))).toBe(isStrength);
  });

  it('names the filter of Search Console’s figures', () => {
    const facts = richFacts();
    const filter = 'Page: +/blog/';
    const basis = { ...facts.health.basis, filter };
    const filtered = { ...facts, health: { ...facts.health, basis } };
    const { summary } = writeReportByRules(filtered).aiInsights.strategicAssessment;
    expect(summary).toMatch(/ ranks for at least \d+ keywords: /);
    expect(summary).toContain("Search Console's figures are filtered by “Page: +/blog/”.");
    const unrated = {
      ...filtered,
      health: { ...filtered.health, basis: { ...basis, volumeShare: 0 }, movements: null },
    };
    expect(writeReportByRules(unrated).aiInsights.strategicAssessment.summary.split(filter)).toHaveLength(2);
  });

  it('says that the average searches are those of all keywords', () => {
    const { summary } = writeReportByRules(richFacts()).aiInsights.strategicAssessment;
    expect(summary).toMatch(
      /The average position is [\d.]+\. All tracked keywords average [\d,]+ searches a month\./,
    );
  });

  it('writes "none" for 0 keywords on the first page', () => {
    const facts = richFacts();
    const distributionByPosition = { ...facts.rankingDistribution.distributionByPosition, top3: 0, top10: 0 };
    const rankingDistribution = { ...facts.rankingDistribution, distributionByPosition };
    const { summary } = writeAll({ ...facts, rankingDistribution }).insights.strategicAssessment;
    expect(summary).toContain(': none in the top three and none on the rest of the first page.');
  });

  it('offers a first step when there is nothing to act on', () => {
    const { insights: value } = writeAll(emptyFacts());
    const { priorityActions, growthOpportunities, riskAreas } = value;
    expect(priorityActions.map(({ action }) => action)).toEqual(['Choose a first set of keywords']);
    expect([growthOpportunities, riskAreas]).toEqual([[], []]);
  });

  it('asks for ranks if the tracked keywords have volumes only', () => {
    const facts = emptyFacts();
    const domainSummary = { ...facts.domainSummary, avgSearchVolume: 7 };
    const { priorityActions } = writeAll({ ...facts, domainSummary }).insights;
    expect(priorityActions.map(({ action }) => action)).toEqual(['Import ranks or Search Console figures']);
  });

  it.each([
    ['neither volumes nor days', 0, null, 'Import search volumes or the days of Search Console'],
    ['days of Search Console', 0, 37, 'Add keywords that more people search for'],
    ['volumes', 0.5, null, 'Add keywords that more people search for'],
  ])('offers a next step for many ranked keywords, with %s', (_name, volumeShare, clicksAMonth, action) => {
    const facts = emptyFacts();
    const basis = { ...facts.health.basis, volumeShare, clicksAMonth };
    const ranked = { ...facts, health: { ...facts.health, rankedKeywords: 278, basis } };
    const [first] = writeAll(ranked).insights.priorityActions;
    expect(first?.action).toBe(action);
    expect(first?.successMetrics).not.toContain('At least ten keywords rank in the top hundred');
  });

  it('claims no missing rank without a check', () => {
    const { strategicAssessment, priorityActions } = writeAll(emptyFacts()).insights;
    expect(strategicAssessment.summary).toMatch(/no rank of \S+ in the top hundred is known yet/);
    expect(strategicAssessment.keyWeaknesses).toEqual(['No rank in the top hundred is known yet.']);
    expect(priorityActions[0]?.rationale).toMatch(/^No ranked keyword of \S+ is known yet/);
    expect(rateOverallHealth({ ...emptyFacts().health, top10Keywords: 0 }).unknown).not.toContain(
      'No ranked keyword has a search volume, so visibility is unknown.',
    );
  });

  it.each([
    [6, 0, '6 keywords are between positions twenty-one and fifty.'],
    [1, 0, '1 keyword is between positions twenty-one and fifty.'],
    [6, 3, '6 keywords are between positions twenty-one and fifty, and 3 further down.'],
    [0, 7, '7 keywords are below position fifty.'],
  ])('counts %s keywords to position fifty and %s below', (top50, beyond50, weakness) => {
    const facts = emptyFacts();
    const distributionByPosition = { top3: 1, top10: 0, top20: 0, top50, beyond50 };
    const rankingDistribution = {
      ...facts.rankingDistribution,
      totalRankedKeywords: 1 + top50 + beyond50,
      distributionByPosition,
    };
    const { strategicAssessment } = writeAll({ ...facts, rankingDistribution }).insights;
    expect(strategicAssessment.keyWeaknesses[0]).toBe(weakness);
  });

  it('claims no clicks of positions, and names the visibility beside the rating', () => {
    const { strategicAssessment, growthOpportunities } = writeAll({ ...richFacts(), moves: [] }).insights;
    const { visibility } = richFacts().health;
    expect(strategicAssessment.summary).toMatch(
      /Health is (excellent|good|fair|poor), with a visibility of [\d.]+%\.$/,
    );
    expect(strategicAssessment.summary).toContain(`${Math.round((visibility ?? 0) * 1_000) / 10}%`);
    expect(strategicAssessment.keyStrengths.join(' ')).not.toMatch(/clicks|visits/);
    expect(growthOpportunities.map(({ opportunity }) => opportunity)).toContainEqual(
      expect.stringMatching(/^Demand for “.+” is rising$/),
    );
    expect(growthOpportunities[0]?.description).toMatch(/^“espresso grinder” is at position 9/);
  });

  it('sorts the actions by their expected clicks', () => {
    const { insights: value } = writeAll(richFacts());
    expect(value.priorityActions.map(({ action }) => action)).toEqual([
      'Move “espresso grinder” from position 9 to the top three',
      'Win the featured snippet for “espresso grinder”',
      'Rework https://brightbean.example/guides/grinders',
      'Merge the two pages that compete for “espresso grinder”',
      'Build a group of pages around “kettle”',
      'Answer the easy keyword “how to descale a kettle” with a focused page',
    ]);
  });
});
