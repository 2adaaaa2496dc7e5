import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cited, separateEvidence } from './cited.ts';
import { type StatementEvidence, statementEvidence } from './evidence-schema.ts';
import type { ReportFacts } from './facts.ts';
import {
  competitorFacts,
  emptyFacts,
  gainOf,
  momentumFacts,
  priced,
  richFacts,
} from './report-facts.fixture.ts';
import { writeReportByRules } from './rules-analyst.ts';
import { ownRows } from './sources.ts';

interface Statement {
  path: string;
  text: string;
}

/** Every text of a value with its path. Excludes keyword signals, which are rows, not sentences. */
function statementsIn(value: unknown, path: string): Statement[] {
  if (typeof value === 'string') return path.includes('.keywordSignals.') ? [] : [{ path, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => statementsIn(inner, `${path}.${key}`));
}

function writeStatements(facts: ReportFacts) {
  const { aiInsights, competitorStrategy, evidence } = writeReportByRules(facts);
  return {
    statements: [
      ...statementsIn(aiInsights, 'aiInsights'),
      ...statementsIn(competitorStrategy, 'competitorStrategy'),
    ],
    evidence,
  };
}

/** Every figure of the rows, also rounded as prose shows it. */
function figuresIn(value: unknown): number[] {
  if (typeof value === 'number') {
    const twoDigits = Number(value.toPrecision(2));
    return [Math.abs(value), Math.round(value), Math.round(value * 10) / 10, twoDigits];
  }
  if (typeof value === 'string') return (value.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(figuresIn) : [];
}

/** Sentences with a figure or a quoted keyword that is not in the rows of their evidence. */
function unproven({ statements, evidence }: ReturnType<typeof writeStatements>, domainName: string) {
  const byPath = new Map(evidence.map((rows) => [rows.path, rows]));
  return statements.filter(({ path, text }) => {
    const { path: _path, ...rows }: Partial<StatementEvidence> = byPath.get(path) ?? {};
    const known = new Set([...figuresIn(rows), ...figuresIn(domainName)]);
    const written = (text.replace(/under 10 more visits/i, '').match(/\d[\d,]*(\.\d+)?/g) ?? []).map(
      (digits) => Number(digits.replaceAll(',', '')),
    );
    const named = JSON.stringify(rows);
    const keywords = [...text.matchAll(/“([^”]+)”/g)].map((match) => match[1] ?? '');
    return written.some((figure) => !known.has(figure)) || keywords.some((word) => !named.includes(word));
  });
}

function withRanked(facts: ReportFacts, rankedKeywords: number): ReportFacts {
  return {
    ...facts,
    rankingDistribution: { ...facts.rankingDistribution, totalRankedKeywords: rankedKeywords },
    health: { ...facts.health, rankedKeywords },
  };
}

describe('the evidence of the rules analyst', () => {
  it.each([
    ['a rich domain', richFacts()],
    ['an empty domain', emptyFacts()],
    ['no competitors', { ...richFacts(), competitors: [] }],
    ['no opportunities', { ...richFacts(), opportunities: [] }],
    ['a competitor without figures', { ...emptyFacts(), competitors: [competitorFacts()] }],
    ['few rankings', withRanked(richFacts(), 4)],
  ])('contains each figure and keyword of its own sentence for %s', (_, facts) => {
    const written = writeStatements(facts);
    expect(unproven(written, facts.domainName)).toEqual([]);
    expect(written.evidence.map((rows) => statementEvidence.parse(rows))).toEqual(written.evidence);
  });

  it('contains each figure of its own sentence for any facts', () => {
    const count = fc.nat(2_000_000);
    const keywordText = fc.constantFrom('espresso grinder', 'best kettle', 'cold brew ratio', 'moka pot');
    const opportunity = fc.record({
      keywordText,
      intent: fc.constantFrom('commercial' as const, 'informational' as const, null),
      searchVolume: fc.option(count),
      difficultyScore: fc.option(fc.nat(100)),
      rankGroup: fc.option(fc.integer({ min: 1, max: 100 })),
      rankAbsolute: fc.option(fc.integer({ min: 1, max: 130 })),
      opportunityScore: fc.option(fc.nat(100)),
      trend3m: fc.constantFrom('+12%', '-8%', '+0%', '–'),
      gain: fc.option(count.map((tenths) => gainOf(tenths / 10))),
      serpFeatures: fc.subarray(['featured_snippet' as const, 'ai_overview' as const]),
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
      opportunities: fc.uniqueArray(opportunity, { selector: (keyword) => keyword.keywordText }),
      competitors: fc.array(competitor, { maxLength: 1 }),
      gainer: fc.record({ keywordText, score: fc.nat(100), change: fc.nat(900) }),
      ranked: count,
    });
    fc.assert(
      fc.property(some, ({ opportunities, competitors, gainer, ranked }) => {
        const rich = richFacts();
        const facts: ReportFacts = {
          ...withRanked(rich, ranked),
          rankingDistribution: {
            ...rich.rankingDistribution,
            totalRankedKeywords: ranked,
            topRankings: [],
          },
          opportunities: opportunities.map(priced),
          momentum: {
            ...rich.momentum,
            topGainers: [momentumFacts(gainer.keywordText, gainer.score, gainer.change)],
          },
          competitors: competitors.map((figures) => competitorFacts(figures)),
        };
        expect(unproven(writeStatements(facts), facts.domainName)).toEqual([]);
      }),
    );
  });

  it('names the owner of a rank, and the list view behind a figure', () => {
    const { evidence } = writeReportByRules(richFacts());
    const at = (path: string) => evidence.find((rows) => rows.path === `aiInsights.${path}`);
    expect(at('priorityActions.0.rationale')?.keywords).toEqual([
      expect.objectContaining({
        keywordText: 'espresso grinder',
        competitorDomain: null,
        rankGroup: 9,
        rankAbsolute: 12,
        searchVolume: 3600,
        extraClicks: 88.4,
      }),
    ]);
    expect(at('competitiveInsights.keyGaps.0')?.keywords[0]?.competitorDomain).toBe('roestwerk.example');
    expect(at('strategicAssessment.keyStrengths.0')?.figures).toEqual([
      {
        name: 'Keywords in the top 3',
        value: 7,
        unit: '',
        view: { sortBy: 'rank_absolute', sortOrder: 'asc' },
      },
    ]);
    expect(at('strategicAssessment.overallHealth')?.figures.map(({ name, unit }) => name + unit)).toContain(
      'Clicks won, of those that first place everywhere would win%',
    );
  });
});

describe('cited and separateEvidence', () => {
  it('names a row once, with all known values', () => {
    const known = ownRows(
      { keywordText: 'moka pot', searchVolume: 880, rankingUrl: null, rankGroup: 3, rankAbsolute: 4 },
      momentumFacts('moka pot', 61, 47),
    );
    expect(cited('“moka pot”', known).evidence.keywords).toEqual([
      expect.objectContaining({
        rankGroup: 3,
        searchVolume: 880,
        changes: { oneMonth: 47, threeMonths: 47, twelveMonths: 47 },
      }),
    ]);
  });

  it('keeps the texts unchanged and gives the path of each', () => {
    const draft = { risk: cited('One page.'), steps: ['plain', cited('Split it.')], weight: 3 };
    const { value, evidence } = separateEvidence(draft, 'part');
    expect(value).toEqual({ risk: 'One page.', steps: ['plain', 'Split it.'], weight: 3 });
    expect(evidence.map(({ path }) => path)).toEqual(['part.risk', 'part.steps.1']);
  });
});
