import { type Candidate, findCandidates, isSameTopic, median } from './link-candidates.ts';
import type { LinkablePage, LinkIdea, LinkSuggestions, NoIdeaReason } from './link-ideas.ts';
import { movableDemand } from './phrases.ts';
import { sentenceAt } from './sentence-at.ts';

const most = { perSource: 3, perTarget: 10 };

/** Part of a site, if only some links of some pages are needed. */
interface LinkScope {
  /** Key of the only page to propose links to. */
  to?: string;
  /** Number of pages of the site that a page represents, if only some are given; 1 by default. */
  weightOf?: (page: LinkablePage) => number;
}

/**
 * Missing links between pages of a site: for each page that links can move, sentences of related
 * pages that contain its words without a link to it. At most 3 per source, 10 per target and one
 * per sentence; targets with the most improvable demand first. Never in headings, links, quotes or
 * code, and never across languages.
 */
export function suggestLinks(
  pages: readonly LinkablePage[],
  { to, weightOf = () => 1 }: LinkScope = {},
): LinkSuggestions {
  const content = pages.filter(({ kind }) => kind === 'content');
  const languages = new Set(content.map(({ language }) => language));
  const found = new Map(
    [...languages].flatMap((language) => [
      ...findCandidates(
        content.filter((page) => page.language === language),
        { language, weightOf },
      ),
    ]),
  );
  const inbound = countContentLinks(content);
  const linksTo = (page: LinkablePage) => inbound.get(page.key) ?? 0;
  const medianContentLinks = median(content.map(linksTo));
  const take = createLimits();
  const ideas: LinkIdea[] = [];
  const without: { to: string; reason: NoIdeaReason }[] = [];
  const targets = to === undefined ? content : content.filter(({ key }) => key === to);
  for (const target of sortTargets(targets, linksTo)) {
    const { candidates = [], reason = 'no-phrase' } = found.get(target) ?? {};
    const before = ideas.length;
    for (const candidate of candidates.sort((a, b) => compareCandidates(a, b, linksTo))) {
      if (ideas.length - before === most.perTarget) break;
      const sentence = sentenceOf(candidate);
      if (!take(candidate, target, sentence.start)) continue;
      ideas.push({
        ...writeIdea(candidate, target, sentence.text),
        contentLinks: linksTo(target),
        medianContentLinks,
      });
    }
    if (ideas.length === before) without.push({ to: target.key, reason });
  }
  return { ideas, without };
}

/** By improvable demand, then fewest links. */
function sortTargets(
  pages: readonly LinkablePage[],
  linksTo: (page: LinkablePage) => number,
): LinkablePage[] {
  const demand = new Map(pages.map((page) => [page, movableDemand(page)]));
  return pages.toSorted(
    (a, b) => (demand.get(b) ?? 0) - (demand.get(a) ?? 0) || linksTo(a) - linksTo(b) || compareKeys(a, b),
  );
}

/**
 * Queries with more demand first, then sources with more visits and more links to them, then the
 * position in the text.
 */
function compareCandidates(a: Candidate, b: Candidate, linksTo: (page: LinkablePage) => number): number {
  const demand = ({ phrase }: Candidate) => phrase.query?.impressions ?? 0;
  return (
    demand(b) - demand(a) ||
    (b.page.visits ?? 0) - (a.page.visits ?? 0) ||
    linksTo(b.page) - linksTo(a.page) ||
    a.paragraph - b.paragraph ||
    compareKeys(a.page, b.page)
  );
}

function compareKeys(a: LinkablePage, b: LinkablePage): number {
  return a.key < b.key ? -1 : 1;
}

/** Counts an idea and returns true, unless its source, sentence or pair is at its limit. */
function createLimits() {
  const bySource = new Map<string, number>();
  const taken = new Set<string>();
  return ({ page, paragraph }: Candidate, target: LinkablePage, sentence: number): boolean => {
    const places = [`${page.key} ${paragraph} ${sentence}`, `${page.key} ${target.key}`];
    const count = bySource.get(page.key) ?? 0;
    if (count === most.perSource || places.some((place) => taken.has(place))) return false;
    bySource.set(page.key, count + 1);
    for (const place of places) taken.add(place);
    return true;
  };
}

function sentenceOf({ page, paragraph, start }: Candidate): { text: string; start: number } {
  return sentenceAt(page.paragraphs[paragraph]?.text ?? '', start, page.language);
}

function writeIdea(
  { page, paragraph, start, end, phrase, similarity }: Candidate,
  target: LinkablePage,
  sentence: string,
): Omit<LinkIdea, 'contentLinks' | 'medianContentLinks'> {
  return {
    from: page.key,
    to: target.key,
    anchor: (page.paragraphs[paragraph]?.text ?? '').slice(start, end),
    sentence,
    paragraph,
    at: start,
    query: phrase.query,
    isInMenu: page.otherLinks.includes(target.key),
    isSameTopic: isSameTopic(page, target),
    similarity,
  };
}

function countContentLinks(pages: readonly LinkablePage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { key, contentLinks } of pages) {
    for (const to of new Set(contentLinks)) if (to !== key) counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return counts;
}
