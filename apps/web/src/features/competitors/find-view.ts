import { type CompetitorFilterName, competitorFilters } from '@keydence/domain';
import { type CompetitorsSearch, competitorsPageSize } from './competitors-search.ts';
import type { Competitor } from './use-competitors.ts';

/** Selection of the tracked competitors by the URL. */
export interface CompetitorView {
  filter: CompetitorFilterName;
  isPaused: boolean;
  /** Number of matches per filter. */
  counts: Record<CompetitorFilterName, number>;
  pausedCount: number;
  /** Number of matches on all pages. */
  total: number;
  page: number;
  shown: Competitor[];
}

/** Page from the URL; without one, the page with the linked competitor. */
export function findView(competitors: Competitor[], search: CompetitorsSearch, now: Date): CompetitorView {
  const { filter = 'all', competitor: linkedId } = search;
  const active = competitors.filter(({ isActive }) => isActive);
  const paused = competitors.filter(({ isActive }) => !isActive);
  const isPaused = search.paused ?? paused.some(({ id }) => id === linkedId);
  const pass = (name: CompetitorFilterName) =>
    active.filter((each) => competitorFilters[name]({ ...each, createdAt: new Date(each.createdAt) }, now));
  const passed = isPaused ? paused : pass(filter);
  const linked = passed.findIndex(({ id }) => id === linkedId);
  const pages = Math.max(1, Math.ceil(passed.length / competitorsPageSize));
  const page = Math.min(pages, search.page ?? Math.floor(Math.max(0, linked) / competitorsPageSize) + 1);
  return {
    filter,
    isPaused,
    counts: {
      all: active.length,
      'high-overlap': pass('high-overlap').length,
      opportunities: pass('opportunities').length,
      recent: pass('recent').length,
    },
    pausedCount: paused.length,
    total: passed.length,
    page,
    shown: passed.slice((page - 1) * competitorsPageSize, page * competitorsPageSize),
  };
}
