import { groupBy } from '../shared/evidence.ts';
import { mean, median } from '../statistics/median.ts';
import type { PageHistory } from './find-decay.ts';
import { known } from './week-ranges.ts';
import type { WeekClicks } from './weekly-clicks.ts';

/** An address that has so much of its usual clicks in the last known weeks, or less, is out of use. */
const leftShare = 0.1;
const lastWeeks = 2;
/** Weeks between the first clicks of the new address and the last ones of the old one. */
const mostOverlap = 8;
const mostPause = 4;

/**
 * Pages that changed their address, each as one history under the new address: a scheme, `www`, a closing slash or an
 * index file that changed, or a host or folder that replaced another one. The last part of the address must be the same,
 * and the old address must lose its clicks when the new one gets its first.
 */
export function joinMovedPages(histories: readonly PageHistory[]): PageHistory[] {
  const joined = [...groupBy(histories, ({ page }) => plainAddress(page)).values()].map(joinAddresses);
  const starts = groupBy(joined.filter(hasStarted), ({ page }) => lastPart(page));
  const heirs = new Map<PageHistory, PageHistory[]>();
  for (const old of joined.filter(isOutOfUse)) {
    const heir = findHeir(old, starts.get(lastPart(old.page)) ?? []);
    if (heir) heirs.set(heir, [...(heirs.get(heir) ?? []), old]);
  }
  // Two old pages with one heir have been merged, or are too much alike.
  const moved = new Map(
    [...heirs].flatMap(([heir, olds]) => (olds.length === 1 ? [[heir, olds[0]] as const] : [])),
  );
  const gone = new Set(moved.values());
  const earlierOf = (history: PageHistory): PageHistory[] => {
    const old = moved.get(history);
    return old ? [old, ...earlierOf(old)] : [];
  };
  return joined
    .filter((history) => !gone.has(history))
    .map((history) => joinAddresses([history, ...earlierOf(history)]));
}

/** Used longer than the old page. The same path comes first; another folder must be the only one. */
function findHeir(old: PageHistory, started: readonly PageHistory[]): PageHistory | null {
  const end = lastUsed(old);
  const next = started.filter((page) => {
    const start = page.weeks.findIndex((clicks) => clicks !== null);
    return start >= end - mostOverlap && start <= end + mostPause && lastUsed(page) > end;
  });
  const [same] = next.filter(({ page }) => pathOf(page) === pathOf(old.page));
  return same ?? (next.length === 1 ? (next[0] ?? null) : null);
}

/** True if its first clicks came later than those of other pages. */
function hasStarted({ weeks }: PageHistory): boolean {
  return weeks[0] === null && weeks.some((clicks) => clicks !== null);
}

/** The last week with more than a few of the usual clicks; -1 without clicks. */
function lastUsed({ weeks }: PageHistory): number {
  const least = leftShare * usualOf(weeks);
  return weeks.findLastIndex((clicks) => (clicks ?? 0) > least);
}

/** The last weeks can be missing on the whole site. */
function lastKnown(weeks: readonly WeekClicks[]): number[] {
  return known(weeks).slice(-lastWeeks);
}

function isOutOfUse({ weeks }: PageHistory): boolean {
  const recent = lastKnown(weeks);
  return recent.length > 0 && usualOf(weeks) > 0 && mean(recent) <= leftShare * usualOf(weeks);
}

/** Median of the weeks with clicks. NaN without one. */
function usualOf(weeks: readonly WeekClicks[]): number {
  return median(known(weeks).filter((clicks) => clicks > 0));
}

/** One history of several addresses, under the one with most clicks in the last weeks. */
function joinAddresses(all: readonly PageHistory[]): PageHistory {
  const recentClicks = ({ weeks }: PageHistory) => lastKnown(weeks).reduce((sum, one) => sum + one, 0);
  const [first, ...others] = all.toSorted((a, b) => recentClicks(b) - recentClicks(a));
  if (!first) throw new Error('a group has a page');
  if (others.length === 0) return first;
  return {
    page: first.page,
    topic: all.find(({ topic }) => topic !== null)?.topic ?? null,
    weeks: first.weeks.map((clicks, week) =>
      others.reduce((sum, { weeks }) => {
        const more = weeks[week] ?? null;
        return sum === null || more === null ? (sum ?? more) : sum + more;
      }, clicks),
    ),
  };
}

/** An address without what never makes it another page. */
function plainAddress(page: string): string {
  return page
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/index\.\w+(?=$|\?)/i, '/')
    .replace(/\/(?=$|\?)/, '');
}

const pathOf = (page: string) => plainAddress(page).replace(/^[^/?]*/, '');

/** The last part of the path, with the parameters; empty for a home page. */
const lastPart = (page: string) => pathOf(page).replace(/^.*\/(?=[^/]*$)/, '');
