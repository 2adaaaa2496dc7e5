import { formatDay } from '@keydence/domain';
import type { FoundMove } from '../found-move.ts';
import {
  capitalized,
  clip,
  count,
  deepImpressions,
  pageName,
  percent,
  place,
  quoted,
  several,
} from './texts.ts';

export const maxReason = 90;
/** Most characters of a page, a search and a site within it, so that no end is cut. */
const most = { page: 22, search: 20, site: 28 };

/** The fact behind a move in one line of at most 90 characters, for rows. */
export function moveReason(move: FoundMove): string {
  return clip(capitalized(reasonOf(move)), maxReason);
}

function reasonOf(move: FoundMove): string {
  switch (move.cause) {
    case 'striking_distance': {
      const { searches, estimatedSearches, impressions, searchVolume, days } = move.details;
      const position = searches === 1 ? (move.queries[0]?.position ?? null) : null;
      if (position !== null) {
        return `average position ${place(position)}, ${count(impressions)} impressions in ${days} days`;
      }
      return estimatedSearches === searches
        ? `${several(searches, 'keyword', 'keywords')} at ranks 4 to 20, ${count(searchVolume)} searches a month`
        : `${several(searches, 'search', 'searches')} at positions 4 to 20, ${count(impressions)} impressions in ${days} days`;
    }
    case 'low_click_rate': {
      const { clickRate, usualRate, usual, position, former } = move.details;
      return usual === 'site'
        ? `click rate ${percent(clickRate)} at position ${place(position)}; your other pages get ${percent(usualRate)}`
        : `click rate ${percent(clickRate)}, down from ${percent(usualRate)} ${former?.period === 'year_ago' ? 'a year ago' : 'in the 28 days before'}`;
    }
    case 'decay': {
      const { change, lost, startedOn } = move.details;
      return `lost ${percent(-change)} of its visits since ${formatDay(startedOn, 'short')} (${count(lost)} in 28 days)`;
    }
    case 'competing_pages': {
      const { other, query, swaps, weeks, sharedSearches } = move.details;
      return swaps >= 2
        ? `takes turns with ${pageName(other, most.page)} for ${quoted(query, most.search)} (${swaps} times in ${weeks} weeks)`
        : `shares ${several(sharedSearches, 'search', 'searches')} with ${pageName(other, most.page)}, such as ${quoted(query, most.search)}`;
    }
    case 'few_links': {
      const { inLinks, sources, position } = move.details;
      return `position ${place(position)} with ${inLinks === 0 ? 'no links' : several(inLinks, 'link', 'links')} from texts; ${sources.length} stronger pages can link to it`;
    }
    case 'missing_page': {
      const { keywordCount, searches, rankers } = move.details;
      const keywords = several(keywordCount, 'keyword', 'keywords');
      const deep = deepImpressions(move);
      const demand =
        move.gain === null && deep !== null
          ? `${keywords}, ${count(deep)} impressions a month beyond position 30`
          : `${keywords}, ${count(searches)} searches a month`;
      const [ranker] = rankers;
      return ranker
        ? `no page for ${demand}; ${clip(ranker.domain, most.site)} ranks ${ranker.rank}`
        : `no page for ${demand}`;
    }
  }
}
