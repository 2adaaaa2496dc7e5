import { type Evidence, type ReportFacts, reportFigures } from '@keydence/domain';
import type { Measure } from './measures.ts';

/** Our measures of the whole domain, by their names in the report. */
const figureNames = {
  keywords: 'ranked',
  averagePosition: 'averageRank',
  averageSearches: 'averageVolume',
  averageDifficulty: 'averageDifficulty',
  visibility: 'visibility',
  top3: 'top3',
  positions4to10: 'top10',
  positions21to50: 'top50',
  beyond50: 'beyond50',
  rising: 'rising',
  falling: 'falling',
  newRanks: 'newRanks',
  risenRanks: 'risenRanks',
  fallenRanks: 'fallenRanks',
  lostRanks: 'lostRanks',
} as const satisfies Partial<Record<Measure, string>>;

interface SiteFigures {
  site: Partial<Record<Measure, number>>;
  sources: Partial<Record<Measure, Partial<Evidence>>>;
}

/** Known figures of the whole domain, with their evidence. */
export function siteFigures(facts: ReportFacts): SiteFigures {
  const found: SiteFigures = { site: {}, sources: {} };
  for (const measure of Object.keys(figureNames) as (keyof typeof figureNames)[]) {
    const source = reportFigures(facts, figureNames[measure]);
    const [figure] = source.figures ?? [];
    if (!figure) continue;
    found.site[measure] = figure.value;
    found.sources[measure] = source;
  }
  return found;
}
