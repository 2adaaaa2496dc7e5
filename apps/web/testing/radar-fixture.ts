import type { RouterOutputs } from '../src/lib/trpc.ts';

type RadarStatus = RouterOutputs['radar']['status'];
type RadarSite = RadarStatus['sites'][number];
type RadarList = RouterOutputs['radar']['list'];
type Publication = RadarList['data'][number];

const at = '2026-11-20T12:00:00.000Z';
const competitor = { id: 'c1', domainName: 'roaster.example', displayName: 'Roaster' };
const topic = {
  id: '7',
  name: 'Moka pots',
  pageState: 'one' as const,
  pages: [{ url: 'https://d1.example/moka', keywordCount: 3, share: 1 }],
};

/** Competitor that was polled twice. */
export function makeRadarSite(changes: Partial<RadarSite> = {}): RadarSite {
  return {
    ...{ competitor, state: 'done', message: null, isBaseline: false, polledAt: at, nextAt: at },
    ...{ addressCount: 120, new: 1, rewritten: 1, gone: 2, notes: [] },
    ...changes,
  };
}

/** Fortnight of one competitor with two publications. */
export function makeRadarStatus(changes: Partial<RadarStatus> = {}): RadarStatus {
  return {
    ...{ from: '2026-11-06T12:00:00.000Z', to: at, sites: [makeRadarSite()] },
    topics: [
      { topic, new: 1, rewritten: 0 },
      { topic: null, new: 0, rewritten: 1 },
    ],
    ...{ new: 1, rewritten: 1, isPolling: false, isSample: false, pollAgainAt: null },
    ...changes,
  };
}

/** New page about a topic with an own page. */
export function makePublication(id: string, changes: Partial<Publication> = {}): Publication {
  return {
    ...{ id, kind: 'new', address: `https://roaster.example/${id}`, title: `Guide ${id}`, competitor },
    ...{ datedAt: at, foundAt: at, source: 'sitemap', topic, keyword: 'moka pot', isGone: false },
    isSample: false,
    ...changes,
  };
}

export function makeRadarList(data: Publication[], changes: Partial<RadarList> = {}): RadarList {
  return { data, nextCursor: null, total: data.length, ...changes };
}
