import { findPlaces, type PhrasePlace } from './find-places.ts';
import type { LinkablePage, LinkIdea, LinkSuggestions, NoIdeaReason } from './link-ideas.ts';
import { comparePages } from './page-similarity.ts';
import { movableDemand, type Phrase, phrasesOf } from './phrases.ts';
import { sentenceAt } from './sentence-at.ts';

const most = { perSource: 3, perTarget: 10, contentLinks: 100 };
/** A phrase that more of the site's pages say is too general, but a few may say it on a small site. */
const generalShare = 0.05;
const leastGeneral = 5;
const leastSimilarity = 0.15;
/** Pages that link to each other are related; so are those half as similar as they usually are. */
const shareOfLinked = 0.5;
const mostLinkedPairs = 2_000;

interface Candidate extends PhrasePlace {
  readonly phrase: Phrase;
  readonly similarity: number;
}

/**
 * Links that are missing between the pages of a site: for each page that demand could move, sentences of related pages
 * that say its words and do not link to it. At most 3 a source and 10 a target, one a sentence; targets with the most demand
 * that could move first. Never in headings, links, quotes or code, and never across languages.
 */
export function suggestLinks(pages: readonly LinkablePage[]): LinkSuggestions {
  const content = pages.filter(({ kind }) => kind === 'content');
  const similarity = comparePages(content);
  const leastTopic = Math.max(leastSimilarity, shareOfLinked * medianOfLinked(content, similarity));
  const inbound = countContentLinks(content);
  const medianContentLinks = median(content.map(({ key }) => inbound.get(key) ?? 0));
  const limits = { bySource: new Map<string, number>(), sentences: new Set<string>() };
  const ideas: LinkIdea[] = [];
  const without: { to: string; reason: NoIdeaReason }[] = [];
  const places = placesByTarget(content);
  const targets = [...content].sort(
    (a, b) =>
      movableDemand(b) - movableDemand(a) ||
      (inbound.get(a.key) ?? 0) - (inbound.get(b.key) ?? 0) ||
      (a.key < b.key ? -1 : 1),
  );
  for (const target of targets) {
    const { found, reason } = places.get(target) ?? { found: [], reason: 'no-phrase' as const };
    const before = ideas.length;
    const candidates = found
      .filter(({ page }) => canLink(page, target))
      .map((place): Candidate => ({ ...place, similarity: similarity(place.page, target) }))
      .filter((place) => isSameTopic(place.page, target) || place.similarity >= leastTopic)
      .sort((a, b) => compareSources(a, b, inbound));
    for (const candidate of candidates) {
      if (ideas.length - before === most.perTarget) break;
      const idea = makeIdea(candidate, target, limits);
      if (idea === null) continue;
      ideas.push({ ...idea, contentLinks: inbound.get(target.key) ?? 0, medianContentLinks });
    }
    if (ideas.length === before) without.push({ to: target.key, reason: reason ?? 'no-source' });
  }
  return { ideas, without };
}

type Places = { found: (PhrasePlace & { phrase: Phrase })[]; reason: NoIdeaReason | null };

/** Where the words of each page stand on others; of words that fit several pages, only for the one that ranks best. */
function placesByTarget(pages: readonly LinkablePage[]): Map<LinkablePage, Places> {
  const byLanguage = new Map<string, LinkablePage[]>();
  for (const page of pages) byLanguage.set(page.language, [...(byLanguage.get(page.language) ?? []), page]);
  const found = new Map<LinkablePage, Places>();
  for (const [language, group] of byLanguage) {
    const phrases = group.flatMap(phrasesOf);
    const own = chooseOwners(phrases);
    const places = findPlaces(group, own, language);
    const mostPages = Math.max(leastGeneral, generalShare * group.length);
    const owned = new Set(own);
    for (const phrase of phrases) {
      const result = found.get(phrase.target) ?? { found: [], reason: 'no-phrase' };
      found.set(phrase.target, result);
      const all = places.get(phrase) ?? [];
      if (!owned.has(phrase)) result.reason = strongest(result.reason, 'other-page');
      else if (all.length > mostPages) result.reason = strongest(result.reason, 'too-general');
      else if (all.length > 0) {
        result.reason = null;
        result.found.push(...all.map((place) => ({ ...place, phrase })));
      }
    }
  }
  return found;
}

function strongest(known: NoIdeaReason | null, next: NoIdeaReason): NoIdeaReason | null {
  return known === 'no-phrase' ? next : known;
}

/** A phrase that several pages claim goes to the one that ranks best for it; of equal ones to none. */
function chooseOwners(phrases: readonly Phrase[]): Phrase[] {
  const claims = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const id = phrase.stems.join(' ');
    claims.set(id, [...(claims.get(id) ?? []), phrase]);
  }
  const rank = ({ query }: Phrase) => query?.position ?? Number.POSITIVE_INFINITY;
  return [...claims.values()].flatMap((claimed) => {
    const [best, second] = claimed.toSorted((a, b) => rank(a) - rank(b));
    return best !== undefined && (second === undefined || rank(best) < rank(second)) ? [best] : [];
  });
}

function canLink(source: LinkablePage, target: LinkablePage): boolean {
  return (
    source.key !== target.key &&
    !source.contentLinks.includes(target.key) &&
    !source.ancestors.includes(target.key) &&
    source.contentLinks.length <= most.contentLinks
  );
}

function isSameTopic(one: LinkablePage, other: LinkablePage): boolean {
  return one.topicId !== null && one.topicId === other.topicId;
}

function makeIdea(
  { page, paragraph, start, end, phrase, similarity }: Candidate,
  target: LinkablePage,
  limits: { bySource: Map<string, number>; sentences: Set<string> },
): Omit<LinkIdea, 'contentLinks' | 'medianContentLinks'> | null {
  const text = page.paragraphs[paragraph]?.text ?? '';
  const sentence = sentenceAt(text, start, page.language);
  const place = `${page.key} ${paragraph} ${sentence.start}`;
  const ofSource = limits.bySource.get(page.key) ?? 0;
  const pair = `${page.key} ${target.key}`;
  if (ofSource === most.perSource || limits.sentences.has(place) || limits.sentences.has(pair)) return null;
  limits.bySource.set(page.key, ofSource + 1);
  limits.sentences.add(place).add(pair);
  return {
    from: page.key,
    to: target.key,
    anchor: text.slice(start, end),
    sentence: sentence.text,
    paragraph,
    at: start,
    query: phrase.query,
    isInMenu: page.otherLinks.includes(target.key),
    isSameTopic: isSameTopic(page, target),
    similarity,
  };
}

/** Queries with more demand first, then sources with more visits and more links to them, then the place in the text. */
function compareSources(a: Candidate, b: Candidate, inbound: ReadonlyMap<string, number>): number {
  const demand = ({ phrase }: Candidate) => phrase.query?.impressions ?? 0;
  return (
    demand(b) - demand(a) ||
    (b.page.visits ?? 0) - (a.page.visits ?? 0) ||
    (inbound.get(b.page.key) ?? 0) - (inbound.get(a.page.key) ?? 0) ||
    a.paragraph - b.paragraph ||
    (a.page.key < b.page.key ? -1 : 1)
  );
}

function countContentLinks(pages: readonly LinkablePage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { key, contentLinks } of pages) {
    for (const to of new Set(contentLinks)) if (to !== key) counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return counts;
}

/** How similar pages usually are that link to each other in their content; 0 where none do. */
function medianOfLinked(
  pages: readonly LinkablePage[],
  similarity: (one: LinkablePage, other: LinkablePage) => number,
): number {
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

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
