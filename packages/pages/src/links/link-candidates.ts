import { findPlaces, isWordOfTitle, type PhrasePlace } from './find-places.ts';
import type { LinkablePage, NoIdeaReason } from './link-ideas.ts';
import { comparePages, type PageSimilarity } from './page-similarity.ts';
import { createStemReader, findSiteNames, type Phrase, phrasesOf } from './phrases.ts';

const mostContentLinks = 100;
/**
 * Share of the site's pages above which a phrase is too general; a small site may have a few more.
 */
const generalShare = 0.05;
const leastGeneral = 5;
const leastSimilarity = 0.15;
/** Minimum similarity of related pages, as a share of the median similarity of linked pages. */
const shareOfLinked = 0.5;
const mostLinkedPairs = 2_000;

/** A possible position of a link. */
export interface Candidate extends PhrasePlace {
  readonly phrase: Phrase;
  readonly similarity: number;
}

interface Places {
  found: (PhrasePlace & { phrase: Phrase })[];
  /** Reason for no candidates. */
  reason: NoIdeaReason;
}

interface SiteFacts {
  readonly language: string;
  /** Number of pages of the site that a page represents. */
  readonly weightOf: (page: LinkablePage) => number;
}

/**
 * For each page of a language: positions of its words on related pages that do not link to it, or
 * the reason why there are none.
 */
export function findCandidates(
  pages: readonly LinkablePage[],
  facts: SiteFacts,
): Map<LinkablePage, { candidates: Candidate[]; reason: NoIdeaReason }> {
  const readStems = createStemReader(facts.language);
  const similarity = comparePages(pages, { readStems, weightOf: facts.weightOf });
  const least = Math.max(leastSimilarity, shareOfLinked * medianOfLinked(pages, similarity));
  const siteNames = findSiteNames(pages);
  const phrases = pages.flatMap((page) => phrasesOf(page, readStems, siteNames));
  const places = placesByTarget(pages, phrases, facts);
  return new Map(
    [...places].map(([target, { found, reason }]) => {
      const candidates = found
        .filter(({ page }) => canLink(page, target))
        .map((place): Candidate => ({ ...place, similarity: similarity(place.page, target) }))
        .filter((place) => isSameTopic(place.page, target) || place.similarity >= least);
      return [target, { candidates, reason: found.length > 0 ? 'no-source' : reason }];
    }),
  );
}

export function isSameTopic(one: LinkablePage, other: LinkablePage): boolean {
  return one.topicId !== null && one.topicId === other.topicId;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * Positions of each page's words on other pages; words that fit several pages belong to the
 * best-ranking one.
 */
function placesByTarget(
  pages: readonly LinkablePage[],
  phrases: readonly Phrase[],
  { language, weightOf }: SiteFacts,
): Map<LinkablePage, Places> {
  const found = new Map(
    pages.map((page): [LinkablePage, Places] => [page, { found: [], reason: 'no-phrase' }]),
  );
  const owned = new Set(chooseOwners(phrases));
  const places = findPlaces(pages, { phrases, owned }, language);
  const weigh = (some: readonly LinkablePage[]) => some.reduce((sum, page) => sum + weightOf(page), 0);
  const mostPages = Math.max(leastGeneral, generalShare * weigh(pages));
  for (const phrase of phrases) {
    const result = found.get(phrase.target);
    if (!result) continue;
    const all = places.get(phrase) ?? [];
    if (!owned.has(phrase)) result.reason = 'other-page';
    else if (weigh(all.map(({ page }) => page)) > mostPages) result.reason = 'too-general';
    else if (all.length > 0) result.found.push(...all.map((place) => ({ ...place, phrase })));
    else if (isWordOfTitle(phrase) && result.reason === 'no-phrase') result.reason = 'one-word';
  }
  return found;
}

/**
 * Assigns a phrase claimed by several pages to the one that ranks best for it; to none in a tie.
 */
function chooseOwners(phrases: readonly Phrase[]): Phrase[] {
  const claims = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const id = phrase.stems.join(' ');
    const known = claims.get(id);
    if (known) known.push(phrase);
    else claims.set(id, [phrase]);
  }
  const rank = ({ query }: Phrase) => query?.position ?? Number.POSITIVE_INFINITY;
  return [...claims.values()].flatMap((claimed) => {
    const [best, second] = claimed.toSorted((a, b) => rank(a) - rank(b));
    return best !== undefined && (second === undefined || rank(best) < rank(second)) ? [best] : [];
  });
}

function canLink(source: LinkablePage, target: LinkablePage): boolean {
  return (
    !source.contentLinks.includes(target.key) &&
    !source.ancestors.includes(target.key) &&
    source.contentLinks.length <= mostContentLinks
  );
}

/** Median similarity of pages whose content links to each other; 0 without any. */
function medianOfLinked(pages: readonly LinkablePage[], similarity: PageSimilarity): number {
  const byKey = new Map(pages.map((page) => [page.key, page]));
  const found: number[] = [];
  for (const page of pages) {
    for (const to of page.contentLinks) {
      const target = byKey.get(to);
      if (target && target !== page && found.length < mostLinkedPairs) found.push(similarity(page, target));
    }
  }
  return median(found);
}
