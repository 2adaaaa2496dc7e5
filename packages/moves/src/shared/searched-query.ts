import type { GainFacts } from '@keydence/domain';
import type { EvidenceQuery, MoveTopic } from '../found-move.ts';

/** A search of Search Console in one window. Rows of one call have the same window, filters and aggregation. */
export interface SearchedQuery {
  /** The keyword; null if the search is none of the list. */
  id: number | null;
  text: string;
  impressions: number;
  clicks: number;
  /** The average position; null if the site was never shown. */
  position: number | null;
  /** The address that was shown; null if the rows name no page. */
  page: string | null;
  topic: MoveTopic | null;
  /** The search names the site. */
  isBrand: boolean;
  /** Other facts that the keyword's gain rests on, so that all screens show the same figure. */
  facts?: Partial<Pick<GainFacts, 'searchVolume' | 'isVolumeBucket' | 'difficulty' | 'history'>>;
}

/** The days of Search Console that the searches are from. */
export interface CountedWindow {
  /** Days that it counts. */
  days: number;
  /** Its months and the month of the work, see `GainFacts`. */
  months: GainFacts['months'];
}

/** The facts that price a search of the window. */
export function gainFactsOf(query: SearchedQuery, { days, months }: CountedWindow): Omit<GainFacts, 'verb'> {
  const { impressions, clicks, position, facts } = query;
  return {
    count: { impressions, clicks, position, days },
    rank: null,
    searchVolume: facts?.searchVolume ?? null,
    isVolumeBucket: facts?.isVolumeBucket ?? false,
    difficulty: facts?.difficulty ?? null,
    history: facts?.history ?? null,
    serpFeatures: [],
    months,
  };
}

/** A search as evidence of a move. */
export function toEvidence({ id, text, impressions, clicks, position }: SearchedQuery): EvidenceQuery {
  return { keywordId: id, text, impressions, clicks, position };
}
