import { mean, median } from '../statistics/median.ts';
import { measureNoise, type PageNoise, poolNoise } from './page-noise.ts';
import { indexPeers, type LogSeries, measureResponse, peersOf } from './peer-index.ts';
import { findStart } from './start-week.ts';
import { baseOf, known, leastBaseWeeks, recentOf, recentWeeks } from './week-ranges.ts';
import type { WeekClicks } from './weekly-clicks.ts';

/** Clicks of one page by week, see `countWeeks`; the weeks of all pages end with the same day. */
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
  /** The change in standard deviations of what the page does by itself. Null if unknown. */
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
  score: number;
  expected: number;
  lost: number;
  startedWeeksAgo: number;
  isLasting: boolean;
}

/** A page decays from here on. */
export const decayLimits = { change: -0.2, score: -2.5, lost: 10 };

const fall = Math.log1p(decayLimits.change);
const suspectFall = Math.log(0.85);
const limits = { watch: -2, suspect: -1.5 };
const leastRecent = 3;
/** Variance of clicks of a day against a Poisson count of the same mean. */
const countVariance = 1.3;

/**
 * Pages whose clicks of the last 28 days are at least a fifth, and at least 10 clicks, below what their own past and
 * their peers lead to expect (`decay-1`). A fall that the topic or the site shares is none: peers take out season,
 * holidays and trend. Pages that seem to fall are no peers in a second round. All pages of a site are compared at once.
 */
export function findDecay(histories: readonly PageHistory[]): PageDecay[] {
  const pages = histories.map(toLogSeries);
  const first = readPages(pages, pages);
  const sound = pages.filter((_page, index) => !isSuspect(first[index]));
  return readPages(pages, sound).map((reading, index) => describe(histories[index].page, reading));
}

/** The weeks of a page as `ln(clicks + 0.5)`. */
export function toLogSeries({ topic, weeks }: Omit<PageHistory, 'page'>): LogSeries {
  return {
    topic,
    weeks: weeks.map((clicks) => (clicks === null ? null : Math.log(clicks + 0.5))),
    meanClicks: mean(known(weeks)) || 0,
  };
}

function readPages(pages: readonly LogSeries[], peers: readonly LogSeries[]): (Reading | null)[] {
  const site = pages.map((page) => {
    const index = indexPeers(peersOf(page, peers), page.weeks.length);
    return [measureResponse(page.weeks, index), 1].map((response) => clean(page, index, response));
  });
  const noises = site.map(([own]) => own.noise);
  return site.map((ways) => gentlest(ways.map((way) => readPage(way, noises))));
}

/** What one response to the peers leaves of a page. */
interface CleanPage {
  page: LogSeries;
  /** What the peers explain of each week. */
  followed: readonly number[];
  weeks: readonly (number | null)[];
  noise: PageNoise;
}

function clean(page: LogSeries, index: readonly number[], response: number): CleanPage {
  const followed = index.map((value) => response * value);
  const weeks = page.weeks.map((value, week) => (value === null ? null : value - followed[week]));
  return { page, followed, weeks, noise: measureNoise(weeks) };
}

/**
 * The reading with the smaller fall. A page can respond to a season less than its peers, and still fall as much as they
 * do when the whole site falls, so that it must be below what both responses explain.
 */
function gentlest(readings: readonly (Reading | null)[]): Reading | null {
  return readings.reduce((best, reading) =>
    best === null || (reading !== null && reading.change > best.change) ? reading : best,
  );
}

function readPage({ page, followed, weeks, noise }: CleanPage, site: readonly PageNoise[]): Reading | null {
  const base = known(baseOf(weeks));
  const recent = known(recentOf(weeks));
  if (base.length < leastBaseWeeks || recent.length < leastRecent) return null;
  const level = median(base);
  const change = mean(recent) - level;
  const expected = mean(recentOf(followed).map((shared) => clicksOf(level + shared))) * recentWeeks;
  const came = mean(known(recentOf(page.weeks)).map(clicksOf)) * recentWeeks;
  const before = known(baseOf(page.weeks)).reduce((sum, value) => sum + clicksOf(value), 0);
  const variance =
    poolNoise(noise, site) ** 2 * (1 + recentWeeks / base.length) +
    countVariance / Math.max(1, expected) +
    countVariance / Math.max(1, before);
  return {
    change,
    score: change / Math.sqrt(variance),
    expected,
    lost: expected - came,
    startedWeeksAgo: findStart(weeks),
    isLasting: known(weeks.slice(-2)).every((value) => value - level <= change / 2),
  };
}

function describe(page: string, reading: Reading | null): PageDecay {
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
  const { change, score, expected, lost, startedWeeksAgo, isLasting } = reading;
  const isFall = change <= fall && lost >= decayLimits.lost && isLasting;
  const state =
    isFall && score <= decayLimits.score ? 'decays' : isFall && score <= limits.watch ? 'watch' : 'steady';
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

function isSuspect(reading: Reading | null): boolean {
  return reading !== null && reading.change <= suspectFall && reading.score <= limits.suspect;
}

function clicksOf(logarithm: number): number {
  return Math.max(0, Math.exp(logarithm) - 0.5);
}
