import { expectedText, formatDay, gainSpeech } from '@keydence/domain';
import type { DemandFall } from '../decay/decay-facts.ts';
import type { FoundMove } from '../found-move.ts';
import type { DecayDetails } from '../move-details.ts';
import { capitalized, count, deepImpressions, pageName, percent, place, quoted, several } from './texts.ts';

/** The task and its reason. Every number in it is a field of the move. */
export function moveSentence(move: FoundMove): string {
  switch (move.cause) {
    case 'striking_distance':
      return strikingSentence(move);
    case 'low_click_rate':
      return clickRateSentence(move);
    case 'decay':
      return decaySentence(move);
    case 'competing_pages':
      return mergeSentence(move);
    case 'few_links':
      return linkSentence(move);
    case 'missing_page':
      return writeSentence(move);
  }
}

/** Why a page lost visits although there is nothing to update. */
export function demandFallSentence({ page, change, lost, startedOn }: DemandFall): string {
  return (
    `${capitalized(pageName(page))} lost ${percent(-change)} of its visits (${count(lost)} in 28 days) since about ` +
    `${formatDay(startedOn, 'medium')} because fewer people search for it. An update would not change that.`
  );
}

function strikingSentence(move: FoundMove<'striking_distance'>): string {
  const { searches, estimatedSearches } = move.details;
  const [first] = move.queries;
  const isAlone = searches === 1 && estimatedSearches === 0 && first?.position !== null;
  const from =
    first === undefined || (isAlone && move.pages.length === 0)
      ? ''
      : `, ${shareOf(move)}${quoted(first.text)}${placeOf(first)}`;
  const others =
    move.pages.length === 0 && searches > 1
      ? ` and ${several(searches - 1, 'related search', 'related searches')}`
      : '';
  return `Improve ${subjectOf(move)}${others}. ${capitalized(strikingFacts(move))}. Expect ${expectation(move)}${from}.`;
}

/** How much of the gain the first search brings. */
function shareOf({ details, gain, queries }: FoundMove<'striking_distance'>): string {
  if (details.searches === 1) return 'from ';
  return 2 * (queries[0]?.success ?? 0) >= (gain?.success ?? 0) ? 'mostly from ' : 'the largest part from ';
}

/** The site's position. Without a page, the searches may show several of its pages. */
function strikingFacts({ details, pages, queries }: FoundMove<'striking_distance'>): string {
  const { searches, impressions, estimatedSearches, searchVolume, days } = details;
  const counted = searches - estimatedSearches;
  const times = `${count(impressions)} times in ${days} days`;
  const position = queries[0]?.position ?? null;
  if (pages.length === 0 && searches === 1 && counted === 1 && position !== null) {
    return `this search shows your site at an average position of ${place(position)}, ${times}`;
  }
  const what = pages.length === 0 ? 'your site' : 'it';
  const shown = `${several(counted, 'search shows', 'searches show')} ${what} at positions 4 to 20, ${times}`;
  const ranked = `${several(estimatedSearches, 'keyword ranks', 'keywords rank')} at 4 to 20, with ${count(searchVolume)} searches a month`;
  return counted === 0 ? ranked : estimatedSearches === 0 ? shown : `${shown}; ${ranked}`;
}

function placeOf({ position, rank }: FoundMove['queries'][number]): string {
  if (position !== null) return ` (average position ${place(position)})`;
  return rank === null ? '' : ` (rank ${rank})`;
}

/** The page, or the search that it is for where the page is unknown. */
function subjectOf({ pages, topic, queries }: FoundMove): string {
  const [page] = pages;
  if (page !== undefined) return pageName(page);
  const [query] = queries;
  return query === undefined ? `your page about ${topic?.name}` : `your page for ${quoted(query.text)}`;
}

function clickRateSentence(move: FoundMove<'low_click_rate'>): string {
  const { position, clickRate, usualRate, usual, former } = move.details;
  const compared =
    usual === 'site'
      ? `your other pages get ${percent(usualRate)} there`
      : `it got ${percent(usualRate)} ${former?.period === 'year_ago' ? 'a year ago' : 'in the 28 days before'}`;
  return (
    `Rewrite the title and description of ${subjectOf(move)}. At an average position of ${place(position)}, ` +
    `${percent(clickRate)} of its impressions are clicked; ${compared}. Expect ${expectation(move)}.`
  );
}

function decaySentence(move: FoundMove<'decay'>): string {
  const { change, lost, startedOn, otherPage } = move.details;
  const page = pageName(move.verb === 'merge' ? (move.pages[1] ?? '') : (move.pages[0] ?? ''));
  const task = otherPage === null ? `Update ${page}.` : `Merge ${page} into ${pageName(otherPage)}.`;
  return (
    `${task} It lost ${percent(-change)} of its visits (${count(lost)} in 28 days) since about ` +
    `${formatDay(startedOn, 'medium')}, against its own past and your other pages. ${decayCause(move.details)} ` +
    `Expect ${expectation(move)}.`
  );
}

function decayCause({ reason, position, otherPage }: DecayDetails): string {
  switch (reason) {
    case 'place_fell':
      return position && position.now > position.before
        ? `Its average position fell from ${place(position.before)} to ${place(position.now)}.`
        : 'The searches that lost most have a worse position.';
    case 'demand_fell':
      return 'Fewer people search for it.';
    case 'clicks_fell':
      return 'Its position is about the same, but fewer people click; the results page may have changed.';
    case 'taken_over':
      return `${capitalized(pageName(otherPage ?? ''))} now gets most of these clicks.`;
    case 'unknown':
      return 'The cause is not known.';
  }
}

function mergeSentence(move: FoundMove<'competing_pages'>): string {
  const { kept, other, query, impressions, swaps, weeks, sharedSearches } = move.details;
  const [a, b] = [pageName(kept), pageName(other)];
  const facts =
    swaps >= 2
      ? `take turns for ${quoted(query)} (${swaps} changes in ${weeks} weeks, ${count(impressions)} impressions)`
      : `both appear for ${several(sharedSearches, 'search', 'searches')}, such as ${quoted(query)} (${count(impressions)} impressions)`;
  return (
    `${capitalized(a)} and ${b} ${facts}. Move the best parts of ${b} to ${a}, then redirect it. ` +
    `Expect ${expectation(move)}; the main benefit is one clear page.`
  );
}

function linkSentence(move: FoundMove<'few_links'>): string {
  const { sources, inLinks, query, position } = move.details;
  const [first] = sources;
  const page = subjectOf(move);
  return (
    `Link to ${page} from ${sources.length} of your stronger pages, such as ${pageName(first?.page ?? '')} with the words ` +
    `${quoted(first?.anchor ?? '')}. ${capitalized(page)} has an average position of ${place(position)} for ${quoted(query)} and ` +
    `${inLinks === 0 ? 'no links' : several(inLinks, 'link', 'links')} from other texts. Expect ${expectation(move)} ` +
    `for ${several(move.effortHours, 'hour', 'hours').replace(/^\d+/, String(move.effortHours))} of work.`
  );
}

function writeSentence(move: FoundMove<'missing_page'>): string {
  const { rankers, keywordCount, searches, target } = move.details;
  const [ranker] = rankers;
  const name = move.topic?.name ?? move.queries[0]?.text ?? '';
  const found = ranker
    ? `${ranker.domain} ranks ${ranker.rank} for ${quoted(ranker.keyword)}${ranker.page === null ? '' : ` with ${pageName(ranker.page)}`}; you have no page for it.`
    : `Your site appears for it only beyond position 30, ${count(deepImpressions(move) ?? 0)} times a month; you have no page for it.`;
  const demand = `${capitalized(several(keywordCount, 'keyword', 'keywords'))}, about ${count(searches)} searches a month.`;
  if (move.gain === null)
    return `Write one page about ${name}. ${found} Its gain is not known without search volumes.`;
  return (
    `Write one page about ${name}. ${found} ${demand} At position ${target} it would bring ${expectedText(move.gain.success)} ` +
    `visits a month. The chance is ${percent(move.gain.chance)}, so plan with ${expectation(move)}.`
  );
}

function expectation({ gain }: FoundMove): string {
  return gain === null ? 'an unknown number of visits' : gainSpeech(gain);
}
