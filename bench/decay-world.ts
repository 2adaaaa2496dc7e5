// A site whose truth is known: clicks of each page by day, with planted falls and with what only looks like one.
import { createDraws, type Draws } from './random-draws.ts';

export type PagePlant = 'none' | 'fall' | 'spike' | 'young' | 'grown';

export interface WorldPage {
  page: string;
  topic: string;
  plant: PagePlant;
  /** The topic has a season. */
  isSeasonal: boolean;
  /** Clicks by day up to the last final one; null on days that Search Console does not have. */
  days: (number | null)[];
  /** The same without a gap, and always with one. */
  wholeDays: number[];
  gapDays: (number | null)[];
  /** Clicks of the three days after it: when they are final, and as far as they are counted now. */
  laterDays: number[];
  lagDays: number[];
  /** The same without the season of its topic and the fall of the site, with the same luck. */
  plainDays: (number | null)[];
  /** Share left after the seasonal decline of its topic in the last 28 days; 1 without one. */
  seasonShare: number;
  /** Share of the clicks of the last 28 final days that the planted fall took, 0 to 1. */
  trueLoss: number;
  /** Clicks of the last 28 final days without the fall, as a mean. */
  trueClicks: number;
}

export interface DecayWorld {
  pages: WorldPage[];
  /** The whole site fell. */
  hasSiteFall: boolean;
}

const pageCount = 40;
/** The 16 months that Search Console keeps. */
const weekCount = 69;
const lagShares = [0.9, 0.6, 0.2];
const weekdays = [1.1, 1.15, 1.15, 1.1, 1, 0.75, 0.75];

export function createDecayWorld(seed: number): DecayWorld {
  const draws = createDraws(seed);
  const weeks = weekCount + 1;
  const topics = Array.from({ length: draws.whole(1, 3) }, (_, index) => createTopic(index, draws, weeks));
  const hasSiteFall = draws.chance(0.2);
  const siteEvent = hasSiteFall
    ? createRamp({ ago: draws.whole(2, 10), ramp: draws.whole(1, 3), factor: draws.between(0.4, 0.8) })
    : () => 1;
  const hasGap = draws.chance(0.3);
  const length = draws.whole(2, 14);
  const gapEnd = weekCount * 7 - draws.whole(0, 200);
  const pages = Array.from({ length: pageCount }, (_, index): WorldPage => {
    const topic = topics[draws.whole(0, topics.length - 1)] as Topic;
    const { plant, event } = createEvent(draws);
    const drift = createDrift(draws, { deviation: draws.between(0.03, 0.1), weeks });
    const response = draws.between(0.6, 1.2);
    const usual = 60 * Math.exp(draws.normal());
    const meanOf = (day: number, planted: boolean) => {
      const week = Math.floor(day / 7);
      const ago = weekCount - week;
      const shape = Math.exp(response * (topic.levels[week] ?? 0) + (drift[week] ?? 0)) * siteEvent(ago);
      return ((usual * (weekdays[day % 7] ?? 1)) / 7) * shape * (planted ? event(ago) : 1);
    };
    const wholeDays = Array.from({ length: weekCount * 7 }, (_day, day) =>
      draws.count(meanOf(day, true), 0.05),
    );
    const gapDays = wholeDays.map((clicks, day) => (day < gapEnd && day >= gapEnd - length ? null : clicks));
    const days = hasGap ? gapDays : wholeDays;
    const sharedOn = (day: number) => {
      const week = Math.floor(day / 7);
      return Math.exp(response * (topic.seasons[week] ?? 0)) * siteEvent(weekCount - week);
    };
    const laterDays = lagShares.map((_share, day) => draws.count(meanOf(weekCount * 7 + day, true), 0.05));
    const last = Array.from({ length: 28 }, (_day, day) => weekCount * 7 - 28 + day);
    const sumOf = (planted: boolean) => last.reduce((sum, day) => sum + meanOf(day, planted), 0);
    return {
      page: `/page-${index}`,
      topic: topic.name,
      plant,
      isSeasonal: topic.isSeasonal,
      wholeDays,
      gapDays,
      days,
      plainDays: days.map((clicks, day) => (clicks === null ? null : clicks / sharedOn(day))),
      laterDays,
      lagDays: laterDays.map((clicks, day) => Math.round(clicks * (lagShares[day] ?? 1))),
      seasonShare: seasonShareOf(topic),
      trueLoss: plant === 'fall' ? 1 - sumOf(true) / sumOf(false) : 0,
      trueClicks: sumOf(plant !== 'fall'),
    };
  });
  return { pages, hasSiteFall };
}

/** The season of the last four weeks against weeks 40 to 9 before the end. */
function seasonShareOf({ seasons }: Topic): number {
  const meanOf = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + Math.exp(value), 0) / values.length;
  const last = seasons.slice(0, weekCount);
  return meanOf(last.slice(-4)) / meanOf(last.slice(-40, -8));
}

interface Topic {
  name: string;
  isSeasonal: boolean;
  /** Logarithm of the demand by week. */
  levels: number[];
  /** The part of it that is a season. */
  seasons: number[];
}

/** Demand of a topic: a season in half of them, a trend, and a drift of its own. */
function createTopic(index: number, draws: Draws, weeks: number): Topic {
  const kind = draws.between(0, 1);
  const [amplitude, phase, holiday] = [draws.between(0.2, 0.7), draws.between(0, 52), draws.whole(0, 51)];
  const trend = Math.log(1 + draws.between(-0.25, 0.35)) / 52;
  const drift = createDrift(draws, { deviation: 0.05, weeks });
  const seasonOf = (week: number) => {
    const distance = Math.abs(((week - holiday + 78) % 52) - 26);
    if (kind < 0.3) return Math.log(1 + amplitude * Math.sin((2 * Math.PI * (week + phase)) / 52));
    if (kind < 0.4) return distance <= 2 ? 0.7 : 0;
    return kind < 0.5 && distance <= 1 ? -0.5 : 0;
  };
  return {
    name: `topic-${index}`,
    isSeasonal: kind < 0.5,
    levels: drift.map((value, week) => value + trend * week + seasonOf(week)),
    seasons: drift.map((_value, week) => seasonOf(week)),
  };
}

function createDrift(draws: Draws, { deviation, weeks }: { deviation: number; weeks: number }): number[] {
  let level = (deviation / Math.sqrt(1 - 0.85 ** 2)) * draws.normal();
  return Array.from({ length: weeks }, () => {
    level = 0.85 * level + deviation * draws.normal();
    return level;
  });
}

/** A quarter of the pages falls by 30 to 70 % over 1 to 8 weeks; traps are fewer. `ago` counts weeks, the last is 1. */
function createEvent(draws: Draws): { plant: PagePlant; event: (ago: number) => number } {
  const kind = draws.between(0, 1);
  const fall = { ago: draws.whole(5, 15), ramp: draws.whole(1, 8), factor: 1 - draws.between(0.3, 0.7) };
  const [since, size] = [draws.whole(2, 12), draws.between(1.5, 3)];
  if (kind < 0.25) return { plant: 'fall', event: createRamp(fall) };
  if (kind < 0.31) return { plant: 'spike', event: (ago) => (ago > since && ago <= since + 3 ? size : 1) };
  if (kind < 0.37) return { plant: 'young', event: (ago) => (ago <= 10 + 2 * since ? 1 : 0) };
  if (kind < 0.43) return { plant: 'grown', event: createRamp({ ago: 3 * since, ramp: 6, factor: size }) };
  return { plant: 'none', event: () => 1 };
}

/** From 1 to the factor over `ramp` weeks that begin `ago` weeks before the end. */
function createRamp({ ago, ramp, factor }: { ago: number; ramp: number; factor: number }) {
  return (weeksAgo: number) => {
    const passed = Math.min(1, Math.max(0, (ago - weeksAgo + 1) / ramp));
    return 1 + passed * (factor - 1);
  };
}
