import { describe, expect, it } from 'vitest';
import { contentSuggestion } from '../content-plan/schema.ts';
import type { ReportFacts } from './facts.ts';
import { competitorFacts, emptyFacts, richFacts } from './report-facts.fixture.ts';
import { createRulesAnalyst } from './rules-analyst.ts';
import { aiInsights, competitorStrategy } from './schema.ts';

const analyst = createRulesAnalyst();

async function writeAll(facts: ReportFacts) {
  return {
    insights: await analyst.insights(facts),
    strategies: await analyst.competitorStrategy(facts),
    content: await Promise.all(facts.opportunities.map((keyword) => analyst.contentStrategy(keyword, facts))),
  };
}

/** Every text in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** Every figure of the facts, also rounded as prose shows it. */
function figuresIn(value: unknown): Set<number> {
  if (typeof value === 'number')
    return new Set([Math.abs(value), Math.round(value), Math.round(value * 10) / 10]);
  const inside = value !== null && typeof value === 'object' ? Object.values(value) : [];
  const digits = typeof value === 'string' ? (value.match(/\d+(\.\d+)?/g) ?? []).map(Number) : [];
  return new Set([...digits, ...inside.flatMap((part) => [...figuresIn(part)])]);
}

const variants: [string, ReportFacts][] = [
  ['a rich domain', richFacts()],
  ['an empty domain', emptyFacts()],
  ['no competitors', { ...richFacts(), competitors: [] }],
  ['no opportunities', { ...richFacts(), opportunities: [] }],
  ['a competitor without figures', { ...emptyFacts(), competitors: [competitorFacts()] }],
  ['few rankings', { ...richFacts(), health: { ...richFacts().health, rankedKeywords: 4 } }],
];

describe.each(variants)('the report of %s', (_, facts) => {
  it('has the shape of the contract', async () => {
    const { insights, strategies, content } = await writeAll(facts);
    expect(aiInsights.parse(insights)).toEqual(insights);
    expect(competitorStrategy.parse(strategies)).toEqual(strategies);
    expect(content.map((suggestion) => contentSuggestion.parse(suggestion))).toEqual(content);
  });

  it('quotes no figure that is not among the facts', async () => {
    const known = figuresIn(facts);
    for (const text of textsIn(await writeAll(facts))) {
      const figures = (text.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((digits) =>
        Number(digits.replaceAll(',', '')),
      );
      expect(
        figures.filter((figure) => !known.has(figure)),
        text,
      ).toEqual([]);
    }
  });

  it('names no domain, address or keyword that is not among the facts', async () => {
    const known = textsIn(facts).join('\n').toLowerCase();
    for (const text of textsIn(await writeAll(facts))) {
      const addresses = text.match(/[a-z0-9-]+(\.[a-z][a-z0-9-]*)+(\/[\w/-]*)?/gi) ?? [];
      const keywords = [...text.matchAll(/“([^”]+)”/g)].map((match) => match[1] ?? '');
      const unknown = [...addresses, ...keywords].filter((name) => !known.includes(name.toLowerCase()));
      expect(unknown, text).toEqual([]);
    }
  });

  it('leaves no hole in a sentence', async () => {
    for (const text of textsIn(await writeAll(facts))) {
      expect(text).toMatch(/\S/);
      expect(text).not.toMatch(/undefined|null|NaN|\s{2}|\s[.,;:]|\.\.|\*/);
    }
  });
});

describe('createRulesAnalyst', () => {
  it('writes the same words for the same facts', async () => {
    expect(await writeAll(richFacts())).toEqual(await writeAll(richFacts()));
    expect(analyst.name).toBe('rules');
  });

  it('says plainly that fewer than ten ranked keywords are not enough', async () => {
    const facts = richFacts();
    const { strategicAssessment } = await analyst.insights({
      ...facts,
      health: { ...facts.health, rankedKeywords: 9 },
    });
    expect(strategicAssessment.overallHealth).toBe('good');
    expect(strategicAssessment.summary).toContain('not enough data');
  });

  it('offers a first step when there is nothing to act on', async () => {
    const { priorityActions, growthOpportunities, riskAreas } = await analyst.insights(emptyFacts());
    expect(priorityActions.map(({ action }) => action)).toEqual(['Choose a first set of keywords']);
    expect([growthOpportunities, riskAreas]).toEqual([[], []]);
  });

  it('orders the actions by the clicks that they stand for', async () => {
    const { priorityActions } = await analyst.insights(richFacts());
    expect(priorityActions.map(({ action }) => action)).toEqual([
      'Move “espresso grinder” from position 9 to the top three',
      'Win the featured snippet for “espresso grinder”',
      'Rework https://brightbean.example/guides/grinders',
      'Merge the two pages that compete for “espresso grinder”',
      'Build a group of pages around “kettle”',
      'Answer the easy keyword “how to descale a kettle” with a focused page',
    ]);
  });
});
