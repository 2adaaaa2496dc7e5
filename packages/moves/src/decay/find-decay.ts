import { mean, median } from '../statistics/median.ts';
import { type ComparedPage, comparePages } from './compare-pages.ts';
import type { LogSeries } from './peer-index.ts';
import { findStart } from './start-week.ts';
import {
  baseOf,
  comparedWeeks,
  known,
  lastCounted,
  leastBaseWeeks,
  recentOf,
  recentWeeks,
} from './week-ranges.ts';
import { type WeekClicks, weekDays } from './weekly-clicks.ts';

/** Clicks of one page by week, see `scaleWeeks`; the weeks of all pages end with the same day. */
export interface PageHistory {
  page: string;
  /** Pages of one topic are compared with each other; null if unknown. */
  topic: string | null;
  weeks: readonly WeekClicks[];
}

/** `watch` is a fall that is not certain enough to act on. `unknown`: the history is too short or has gaps. */
export type DecayState = 'decays' | 'watch' | 'steady' | 'unknown';

export interface PageDecay {
  page: string;
  state: DecayState;
  /** Share of the expected clicks that came in the last 28 days, less 1; −0.5 is half lost. Null if unknown. */
  change: number | null;
  /** How clearly a lasting fall explains the weeks better than drift: −√(2 ln odds), as a standard score. Null if unknown. */
  score: number | null;
  /** Clicks of the last 28 days that its past and its peers lead to expect. Null if unknown. */
  expected: number | null;
  /** Expected clicks that did not come in the last 28 days. Null if unknown. */
  lost: number | null;
  /** Weeks since the fall began. Null without a fall. */
  startedWeeksAgo: number | null;
}

interface Reading {
  change: number;
  expected: number;
  lost: number;
  startedWeeksAgo: number;
  isLasting: boolean;
  /** Share of the days of the last four weeks that are counted. */
  countedShare: number;
  /** Days since the first week of the base are not counted. */
  hasGap: boolean;
}

/** A page decays from here on. */
export const decayLimits = { change: -0.2, score: -2.1, lost: 10 };

/**
 * Pages of other topics do not share the season of a page, and missing days hide how the last weeks went: such a fall
 * must be clearer, if it is not large.
 */
const unsureScore = -2.8;
/** Where days are missing further back, so that only what the peers share is less certain. */
const gapScore = -2.5;
/** With fewer counted days in the last four weeks, only a large fall is certain. */
const leastShare = 3 / 4;
const largeFall = Math.log(0.55);
const fall = Math.log1p(decayLimits.change);
const watchScore = -1.41;
const leastRecent = 3;

/**
 * Pages whose clicks of the last 28 days are at least a fifth, and at least 10 clicks, below what their own past and
 * their peers lead to expect (`decay-3`). A fall that the topic or the site shares is none: peers take out season,
 * holidays and trend. What peers share, and how each page falls, rises, drifts and follows them, are estimated in turns.
 * What remains must look like a fall that lasts rather than like the drift of the site's pages. All pages of a site are
 * compared in one call. `countedDays` are those of the site in each week; all 7 if left out.
 */
export function findDecay(
  histories: readonly PageHistory[],
  countedDays: readonly number[] = [],
): PageDecay[] {
  const pages = histories.map(toLogSeries);
  const compared = comparePages(pages, countedDays);
  return pages.map((page, place) => {
    const found = compared[place];
    const { page: address } = histories[place];
    if (!found) return describe(address, null);
    const reading = readPage(clean(page, found), countedDays);
    const least = reading ? leastScore(reading, found) : decayLimits.score;
    return describe(address, reading && { ...reading, score: scoreOf(found.odds), least });
  });
}

function leastScore({ change, countedShare, hasGap }: Reading, { hasForeignPeers }: ComparedPage): number {
  if (change <= largeFall) return decayLimits.score;
  if (countedShare < leastShare) return Number.NEGATIVE_INFINITY;
  if (hasForeignPeers || countedShare < 1) return unsureScore;
  return hasGap ? gapScore : decayLimits.score;
}

/** The weeks of a page as `ln(clicks + 0.5)`. */
export function toLogSeries({ topic, weeks }: Omit<PageHistory, 'page'>): LogSeries {
  return {
    topic,
    weeks: weeks.map((clicks) => (clicks === null ? null : Math.log(clicks + 0.5))),
    meanClicks: mean(known(weeks)) || 0,
  };
}

function scoreOf(odds: number): number {
  return -Math.sign(odds) * Math.sqrt(2 * Math.abs(odds));
}

/** A page without what its peers explain. */
interface CleanPage {
  page: LogSeries;
  /** The part of each week that the peers explain. */
  followed: readonly number[];
  weeks: readonly (number | null)[];
}

function clean(page: LogSeries, { index, response }: ComparedPage): CleanPage {
  const from = index.length - page.weeks.length;
  const followed = page.weeks.map((_, week) => response * (index[from + week] ?? 0));
  const weeks = page.weeks.map((value, week) => (value === null ? null : value - followed[week]));
  return { page, followed, weeks };
}

/**
 * Days that are not counted speak for the page: in the last weeks they are taken to be as expected, and weeks of the base
 * that are missing to be as low as any.
 */
function readPage({ page, followed, weeks }: CleanPage, countedDays: readonly number[]): Reading | null {
  const base = known(baseOf(weeks));
  const recent = lastCounted(weeks);
  const shares = weeks.map((value, week) =>
    value === null ? 0 : (countedDays.at(week - weeks.length) ?? weekDays) / weekDays,
  );
  const shareOf = (week: number) => shares[week];
  const first = weeks.findIndex((value) => value !== null);
  if (base.length < leastBaseWeeks || recent.length < leastRecent) return null;
  const level = median(known(baseOf(fillGaps(weeks, shareOf, Math.min(...base)))));
  const fallOf = (week: number) => shareOf(week) * ((weeks[week] ?? 0) - level);
  const change = mean(recent.map(fallOf));
  // Both of the last counted weeks and of the last two weeks, of which one can be missing.
  const lastFall = Math.max(...[recent, [...weeks.keys()]].map((one) => mean(one.slice(-2).map(fallOf))));
  const sum = (clicks: (week: number) => number) => mean(recent.map(clicks)) * recentWeeks;
  const expected = sum((week) => clicksOf(level + followed[week]));
  const lost = sum(
    (week) => shareOf(week) * (clicksOf(level + followed[week]) - clicksOf(page.weeks[week] ?? 0)),
  );
  return {
    change,
    expected,
    lost,
    startedWeeksAgo: findStart(weeks),
    isLasting: lastFall <= change / 4,
    countedShare: mean(recentOf(shares)),
    hasGap: shares.slice(Math.max(first, weeks.length - comparedWeeks)).some((share) => share < 1),
  };
}

/** The weeks from the first one on, with a value for those that are not counted as a whole. */
function fillGaps(
  weeks: readonly (number | null)[],
  shareOf: (week: number) => number,
  filling: number,
): (number | null)[] {
  const first = weeks.findIndex((value) => value !== null);
  return weeks.map((value, week) => (week < first || shareOf(week) === 1 ? value : filling));
}

function describe(page: string, reading: (Reading & { score: number; least: number }) | null): PageDecay {
  if (!reading) {
    return {
      page,
      state: 'unknown',
      change: null,
      score: null,
      expected: null,
      lost: null,
      startedWeeksAgo: null,
    };
  }
  const { change, expected, lost, startedWeeksAgo, isLasting, score, least } = reading;
  const isFall = change <= fall && lost >= decayLimits.lost && isLasting;
  const state = isFall && score <= least ? 'decays' : isFall && score <= watchScore ? 'watch' : 'steady';
  return {
    page,
    state,
    change: Math.exp(change) - 1,
    score,
    expected,
    lost: Math.max(0, lost),
    startedWeeksAgo: state === 'steady' ? null : startedWeeksAgo,
  };
}

function clicksOf(logarithm: number): number {
  return Math.max(0, Math.exp(logarithm) - 0.5);
}
