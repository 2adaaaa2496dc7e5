import type { ReportFacts } from './facts.ts';
import type { HealthBasis } from './health-basis.ts';
import { figure, quoted } from './prose.ts';
import type { OverallHealth } from './schema.ts';

export type HealthFacts = ReportFacts['health'] & {
  top10Keywords: number;
};

export interface HealthRating extends HealthBasis {
  /** The band of the score; good, the default, without a rating. */
  health: OverallHealth;
}

/** Minimum ranked keywords for a rating; with fewer it would be noise. */
export const leastRankedKeywords = 10;
const percent = 100;
/** A possible gain of this share of the site's clicks excludes a site from the top band. */
const largeGain = 0.05;

interface Part {
  weight: number;
  /** 0 to 1, for the known part. */
  value: number;
  /** Known share, 0 to 1. */
  coverage: number;
}

/**
 * The AI Health Score: excellent from 75, good from 55, fair from 35, else poor. Its parts are
 * position (35: share of ranked keywords in the top 10, full at 35 %), visibility (25: full at 20
 * %) and, from the second report on, movement (20: net moves by keywords). The score is their mean
 * by weight and coverage; its interval sets all unknown parts to nothing and to full. There is no
 * score if less than half is known or fewer than 10 keywords rank, and no label if the interval
 * includes more than one band. A list with one
 * keyword for each page covers neither position nor visibility. Difficulty, and changes of demand within a year, are not part of
 * health. The weights are our own.
 */
export function rateOverallHealth(facts: HealthFacts): HealthRating {
  const unknown = describeUnknown(facts);
  const parts = healthParts(facts);
  const weights = sum(parts, ({ weight }) => weight);
  const known = sum(parts, ({ weight, coverage }) => weight * coverage);
  if (facts.rankedKeywords < leastRankedKeywords || known < weights / 2) {
    return { health: 'good', isRated: false, score: null, low: null, high: null, unknown };
  }
  const won = sum(parts, ({ weight, coverage, value }) => weight * coverage * value);
  const score = Math.round((percent * won) / known);
  const low = Math.round((percent * won) / weights);
  const high = Math.round((percent * (won + weights - known)) / weights);
  const health = limitBand(healthBand(score), facts);
  return { health, isRated: healthBand(low) === healthBand(high), score, low, high, unknown };
}

function healthParts(facts: HealthFacts): Part[] {
  const { rankedKeywords, visibility, movements, basis } = facts;
  // The top keyword of each page says nothing about the others.
  const listed = basis.isOnePerPage ? 0 : 1;
  const parts: Part[] = [
    {
      weight: 35,
      value: Math.min(1, facts.top10Keywords / rankedKeywords / 0.35),
      coverage: listed * (1 - (basis.hiddenShare ?? 0)) * (basis.isCut ? 0.5 : 1),
    },
    {
      weight: 25,
      value: Math.min(1, (visibility ?? 0) / 0.2),
      coverage: visibility === null ? 0 : listed * basis.volumeShare,
    },
  ];
  // A first report has no earlier one to compare with.
  if (movements) parts.push({ weight: 20, value: movementPart(movements, rankedKeywords), coverage: 1 });
  return parts;
}

function movementPart(movements: NonNullable<HealthFacts['movements']>, rankedKeywords: number): number {
  const net = movements.gained + movements.up - movements.down - movements.lost;
  return 0.5 + Math.min(0.5, Math.max(-0.5, net / rankedKeywords));
}

/** A site with a large possible gain is not excellent. */
function limitBand(health: OverallHealth, { basis }: HealthFacts): OverallHealth {
  const { clicksAMonth, largestGain } = basis;
  const isOpen = clicksAMonth !== null && largestGain >= largeGain * clicksAMonth;
  return health === 'excellent' && isOpen ? 'good' : health;
}

/** True if keywords rank that the list does not have: “none” and “all” hold for the known ones only. */
export function knowsSomeKeywords({
  isCut,
  isOnePerPage,
  filter,
  hiddenShare,
}: HealthFacts['basis']): boolean {
  return isCut || isOnePerPage || filter !== null || (hiddenShare ?? 0) > 0;
}

function describeUnknown({ rankedKeywords, movements, basis }: HealthFacts): string[] {
  const sentences: string[] = [];
  if (rankedKeywords < leastRankedKeywords) {
    sentences.push('Fewer than ten keywords are known to rank: too little so far.');
  }
  if (basis.filter !== null) {
    sentences.push(
      `Search Console's figures are filtered by ${quoted(basis.filter)}, so the rest of the site is unknown.`,
    );
  }
  if (basis.isOnePerPage) {
    sentences.push('The list has one keyword for each page. What else the pages rank for is unknown.');
  }
  if (basis.isCut) sentences.push('The table of queries was cut off; the rest is unknown.');
  if (basis.hiddenShare !== null && basis.hiddenShare > 0) {
    const share = figure(Math.round(basis.hiddenShare * percent));
    sentences.push(`Search Console's list leaves out the queries behind ${share}% of the clicks.`);
  }
  if (rankedKeywords > 0 && basis.volumeShare < 1) {
    sentences.push(
      basis.volumeShare === 0
        ? 'No ranked keyword has a search volume, so visibility is unknown.'
        : 'Some of the ranked keywords have no search volume, so visibility is known in part.',
    );
  }
  if (!movements) sentences.push('There is no earlier report to compare with.');
  return sentences;
}

function healthBand(score: number): OverallHealth {
  if (score >= 75) return 'excellent';
  if (score >= 55) return 'good';
  return score >= 35 ? 'fair' : 'poor';
}

function sum<T>(items: readonly T[], read: (item: T) => number): number {
  return items.reduce((total, item) => total + read(item), 0);
}
