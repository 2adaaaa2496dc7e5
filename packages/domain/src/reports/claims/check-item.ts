import { evidenceAt } from '../cited.ts';
import type { Evidence, StatementEvidence } from '../evidence-schema.ts';
import type { KnownFacts } from './known-facts.ts';
import { type Claims, readClaims } from './read-claims.ts';
import type { WrittenFigure } from './read-figures.ts';

/** What the check found in one item of a report. */
export interface CheckedItem {
  /** Empty when everything that the item says stands in the facts. */
  problems: string[];
  /** The rows behind each of its texts that says something checkable. */
  evidence: StatementEvidence[];
}

/**
 * Whether an item says only what the facts hold. Its quoted names and its addresses must be among them; each of its
 * figures must stand in a row that the item names or is about, or among the figures over the whole domain, as it is or rounded
 * the way it is written. `path` is where the item stands in the report.
 */
export function checkItem(item: unknown, known: KnownFacts, path: string): CheckedItem {
  const texts = textsIn(item, path).map((text) => ({ ...text, claims: readClaims(text.text, known) }));
  const named = [...known.subject, ...texts.flatMap(({ claims }) => claims.sources)];
  const isMeant = whoseRows(named);
  const shared = named.filter(isMeant);
  const problems = texts.flatMap(({ claims }) => [
    ...claims.problems,
    ...claims.figures
      .filter((figure) => !isHeld(figure, [...shared, { figures: known.figures }]))
      .map(({ text }) => `${text} is not a figure of what the item names`),
  ]);
  const bare = numbersIn(item).filter((value) => !holdsValue({ value, isPercent: true }, shared));
  return {
    problems: [...problems, ...bare.map((value) => `${value} is not a percentage of what the item names`)],
    evidence: texts.flatMap(({ path: place, claims }) => {
      const own = { ...claims, sources: claims.sources.filter(isMeant) };
      const rows = sourcesOf(own, shared, known);
      return rows.length > 0 ? [evidenceAt(place, ...rows)] : [];
    }),
  };
}

/**
 * Several sites may rank for one keyword. A competitor's row is meant where the item names that competitor, or where
 * we have no row for the keyword ourselves: otherwise its rank could be told as ours.
 */
function whoseRows(named: readonly Partial<Evidence>[]) {
  const competitors = new Set(
    named.flatMap(({ competitors: cards = [] }) => cards.map(({ domain }) => domain)),
  );
  const ours = new Set(
    named.flatMap(({ keywords = [] }) =>
      keywords.flatMap((row) => (row.competitorDomain === null ? [row.keywordText] : [])),
    ),
  );
  return ({ keywords = [] }: Partial<Evidence>) =>
    keywords.every(
      ({ competitorDomain, keywordText }) =>
        competitorDomain === null || competitors.has(competitorDomain) || !ours.has(keywordText),
    );
}

/** The rows that a text names; where it states a figure of another row of its item, that row too. */
function sourcesOf({ sources, figures }: Claims, shared: Partial<Evidence>[], known: KnownFacts) {
  const rows = sources.filter((source) => Object.keys(source).length > 0);
  for (const figure of figures.filter((written) => !isHeld(written, sources))) {
    const overall = known.figures.filter((one) => isHeld(figure, [{ figures: [one] }]));
    rows.push(
      ...(overall.length > 0 ? [{ figures: overall }] : shared.filter((source) => isHeld(figure, [source]))),
    );
  }
  return rows;
}

function isHeld(figure: WrittenFigure, sources: readonly Partial<Evidence>[]): boolean {
  const { value, isPercent, scale, parts } = figure;
  if (value !== null && holdsValue({ value, isPercent, scale }, sources)) return true;
  return parts.length > 0 && parts.every((part) => isHeld(part, sources));
}

interface Wanted {
  value: number;
  isPercent: boolean;
  scale?: number;
}

function holdsValue({ value, isPercent, scale = 1 }: Wanted, sources: readonly Partial<Evidence>[]): boolean {
  return sources.some((source) => {
    const { percents, counts } = valuesOf(source);
    return (isPercent ? percents : [...percents, ...counts]).some((fact) => shownAs(fact / scale, value));
  });
}

/** As prose shows a figure: itself, rounded to one decimal, or to a whole number. The direction stands in words. */
function shownAs(fact: number, value: number): boolean {
  const size = Math.abs(fact);
  return [size, Math.round(size), Math.round(size * 10) / 10].includes(Math.abs(value));
}

function valuesOf({ keywords = [], competitors = [], pages = [], figures = [] }: Partial<Evidence>) {
  const percents = [
    ...keywords.flatMap(({ changes }) => [changes.oneMonth, changes.threeMonths, changes.twelveMonths]),
    ...competitors.map(({ overlapPercentage }) => overlapPercentage),
    ...figures.filter(({ unit }) => unit === '%').map(({ value }) => value),
  ];
  const counts = [
    ...keywords.flatMap((row) => [
      row.rankAbsolute,
      row.searchVolume,
      row.difficultyScore,
      row.extraClicks,
      row.gapScore,
    ]),
    ...competitors.flatMap((row) => [
      row.organicKeywordsCount,
      row.organicTraffic,
      row.paidKeywordsCount,
      row.contentGapsCount,
    ]),
    ...pages.flatMap(({ keywordCount, avgRank }) => [keywordCount, avgRank]),
    ...figures.filter(({ unit }) => unit !== '%').map(({ value }) => value),
  ];
  return { percents: percents.filter(isKnown), counts: counts.filter(isKnown) };
}

const isKnown = (value: number | null): value is number => value !== null;

function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}
