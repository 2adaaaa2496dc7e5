import type { GainFacts, GainParts, SearchIntent } from '@keydence/domain';
import type { MoveTopic } from '../found-move.ts';

/** A search in one window of Search Console, or of a list alone. Rows of one call have one window, filter and aggregation. */
export interface SearchedQuery {
  /** The keyword; null if the search is none of the list. */
  id: number | null;
  text: string;
  /** 0 if Search Console has no row of it. */
  impressions: number;
  clicks: number;
  /** The average position; null if the site was never shown, or without Search Console. */
  position: number | null;
  /** The organic rank of the last check; null or left out if none is known. */
  rank?: number | null;
  /** The address that was shown or ranks; null if it is unknown. */
  page: string | null;
  topic: MoveTopic | null;
  isBrand: boolean;
  /** Other inputs of the keyword's gain, so that all screens show the same figure. */
  facts?: Partial<
    Pick<GainFacts, 'searchVolume' | 'isVolumeBucket' | 'difficulty' | 'history' | 'serpFeatures'>
  >;
  intent?: SearchIntent | null;
  /** How steady its place is; left out if only the window's average is known. */
  places?: PlaceSpread;
  /** The site's topmost average position, from rows by property; better than `position` if another own page is above. */
  sitePosition?: number | null;
  /** Times that the page with most impressions changed in eight weeks. */
  pageSwaps?: number | null;
}

export interface PlaceSpread {
  /** Standard deviation of the daily or weekly average positions. */
  deviation: number;
  /** Share of impressions on days with an average of 3 or better, and worse than 10. */
  topShare: number;
  deepShare: number;
}

export interface CountedWindow {
  days: number;
  /** Its months and the month of the work, see `GainFacts`. */
  months: GainFacts['months'];
}

type GainedSearch = Pick<SearchedQuery, 'impressions' | 'clicks' | 'position' | 'rank' | 'facts'>;

/** The facts that price a search of the window: those of the keyword's own gain. */
export function gainFactsOf(query: GainedSearch, { days, months }: CountedWindow): Omit<GainFacts, 'verb'> {
  const { impressions, clicks, position, facts } = query;
  return {
    count: position === null && impressions === 0 ? null : { impressions, clicks, position, days },
    rank: query.rank ?? null,
    searchVolume: facts?.searchVolume ?? null,
    isVolumeBucket: facts?.isVolumeBucket ?? false,
    difficulty: facts?.difficulty ?? null,
    history: facts?.history ?? null,
    serpFeatures: facts?.serpFeatures ?? [],
    months,
  };
}

export interface PricedSearch<Search = SearchedQuery> {
  query: Search;
  parts: GainParts;
}
