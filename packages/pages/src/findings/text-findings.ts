import { findSimilarPairs } from '../similarity/min-hash.ts';
import { readShingles, type Shingles, shingleSimilarity } from '../similarity/shingles.ts';
import { contradictsLanguage } from '../text/detect-language.ts';
import type { Finding } from './finding.ts';
import { isPrintVersion, seriesOf } from './page-series.ts';
import {
  areAlternates,
  compareFirstSeen,
  isTextReadable,
  type ReadPage,
  type SiteIndex,
} from './site-index.ts';
import type { PageType, SiteMainText } from './site-pages.ts';

const leastWords = { duplicate: 50, near: 100 };
const leastShare = 0.85;
const thin = { words: 200, pages: 30, percentile: 0.1, mainShare: 0.25, shortBody: 400, gallery: 6 };
const mostPassages = 3;
const mostPassage = 200;

type TextPage = ReadPage & { readonly main: SiteMainText };

/**
 * Pages with the same text, nearly the same, or hardly any. Excludes pages that search engines do
 * not show.
 */
export function* findTextFindings(site: SiteIndex): Generator<Finding> {
  const pages = site.pages.filter(
    (page): page is TextPage => site.isIndexable(page) && page.main !== null && isTextReadable(page),
  );
  yield* findDuplicates(site, pages);
  yield* findNearDuplicates(pages);
  yield* findThin(pages);
  yield* findWrongLanguages(pages);
}

/** Pages whose text is reliably in another language than declared. */
function* findWrongLanguages(pages: readonly TextPage[]): Generator<Finding> {
  for (const { key: page, main, facts } of pages) {
    const { language: declared, languageFound: found } = facts;
    if (!declared || !found || !main.isConfident || !contradictsLanguage(declared, found)) continue;
    yield { kind: 'wrong_language', page, other: null, evidence: { declared, found, words: main.words } };
  }
}

function* findDuplicates(site: SiteIndex, pages: readonly TextPage[]): Generator<Finding> {
  const groups = new Map<string, TextPage[]>();
  for (const page of pages) {
    if (page.main.words < leastWords.duplicate) continue;
    const group = groups.get(page.main.hash);
    if (group) group.push(page);
    else groups.set(page.main.hash, [page]);
  }
  for (const group of groups.values()) {
    const members = site.withoutAlternates(group);
    const [first] = members;
    if (first === undefined || members.length < 2) continue;
    const evidence = {
      words: first.main.words,
      pages: members.map(({ key, firstSeen }) => ({
        page: key,
        firstSeen,
        inbound: site.inboundOf(key).count,
      })),
    };
    yield { kind: 'duplicate', page: first.key, other: null, evidence };
  }
}

function* findNearDuplicates(pages: readonly TextPage[]): Generator<Finding> {
  // The page seen first names the pair, regardless of the order of the pages.
  const long = pages
    .filter(({ main }) => main.words >= leastWords.near && main.minHash !== null)
    .sort(compareFirstSeen);
  const known = new Map<TextPage, Shingles>();
  const shinglesOf = (page: TextPage) => {
    const found = known.get(page) ?? readShingles(page.main.text ?? '', page.facts.language ?? '');
    known.set(page, found);
    return found;
  };
  for (const [a, b] of findSimilarPairs(long.flatMap(({ main }) => main.minHash ?? []))) {
    const [one, other] = [long[a], long[b]];
    if (!one || !other || one.main.hash === other.main.hash || isExpected(one, other)) continue;
    const share = shingleSimilarity(shinglesOf(one), shinglesOf(other));
    if (share < leastShare) continue;
    const [lines, otherLines] = [linesOf(one), linesOf(other)];
    const evidence = {
      share,
      onlyHere: passagesOnlyIn(lines, otherLines),
      onlyThere: passagesOnlyIn(otherLines, lines),
    };
    yield { kind: 'near_duplicate', page: one.key, other: other.key, evidence };
  }
}

/** Parts of one series, print versions, and the same page for several countries are intentionally alike. */
function isExpected(one: TextPage, other: TextPage): boolean {
  const series = [one, other].map(({ key }) => seriesOf(key) ?? key);
  if (series[0] === series[1]) return true;
  return isPrintVersion(one.key) || isPrintVersion(other.key) || areAlternates(one, other);
}

function linesOf({ main }: TextPage): string[] {
  return (main.text ?? '').split('\n');
}

function passagesOnlyIn(lines: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return lines
    .filter((line) => !known.has(line))
    .slice(0, mostPassages)
    .map((line) => line.slice(0, mostPassage));
}

function* findThin(pages: readonly TextPage[]): Generator<Finding> {
  const byType = new Map<PageType, TextPage[]>();
  for (const page of pages) {
    const group = byType.get(page.type);
    if (group) group.push(page);
    else byType.set(page.type, [page]);
  }
  for (const [type, group] of byType) {
    if (type === 'other' || group.length < thin.pages) continue;
    const sorted = group.map(({ main }) => main.words).sort((a, b) => a - b);
    const percentile = sorted[Math.floor(thin.percentile * sorted.length)] ?? 0;
    for (const { key, main, facts } of group) {
      const { words } = main;
      const { bodyWords } = facts;
      if (
        words >= percentile ||
        words >= thin.words ||
        !isMainSure(main, bodyWords) ||
        hasOtherContent(facts.parts)
      ) {
        continue;
      }
      const evidence = { words, bodyWords, type, percentile, pagesOfType: group.length };
      yield { kind: 'thin', page: key, other: null, evidence };
    }
  }
}

/** If the main text is a small part of a long body, visitors may come for another part. */
function isMainSure({ isConfident, words }: SiteMainText, bodyWords: number): boolean {
  return isConfident && (bodyWords < thin.shortBody || words >= thin.mainShare * bodyWords);
}

function hasOtherContent(parts: ReadPage['facts']['parts']): boolean {
  return (
    parts.forms > 0 ||
    parts.inputs > 0 ||
    parts.videos > 0 ||
    parts.tables > 0 ||
    parts.contentImages >= thin.gallery
  );
}
