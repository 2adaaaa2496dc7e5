import { normalizePageAddress } from '@keydence/domain';
import { groupBy } from '../shared/evidence.ts';
import { stemOf } from '../shared/text-words.ts';
import type { CrawledPage } from './link-facts.ts';

export interface PlaceForLink {
  sentence: string;
  anchor: string;
}

export interface PageTexts {
  sentencesWith(stems: readonly string[]): Map<string, string[]>;
  /** Cosine of the weighted words of two pages, 0 to 1; 1 for pages of one topic. */
  similarity(a: string, b: string): number;
}

interface PageWords {
  topicId: number | null;
  counts: Map<string, number>;
}

const word = /[\p{L}\p{N}]+/gu;

/** The texts of crawled pages, by the stems of their words. Takes time in proportion to the words. */
export function readTexts(crawled: readonly CrawledPage[]): PageTexts {
  const stem = createStemmer();
  const pages = new Map<string, PageWords>();
  const sentences: { page: string; text: string }[] = [];
  /** Sentences by stem, in their order. */
  const places = new Map<string, number[]>();
  const pageCounts = new Map<string, number>();
  for (const page of crawled) {
    const address = normalizePageAddress(page.page);
    if (pages.has(address)) continue;
    const counts = new Map<string, number>();
    for (const text of page.sentences) {
      const index = sentences.push({ page: address, text }) - 1;
      for (const each of (text.match(word) ?? []).map(stem)) {
        counts.set(each, (counts.get(each) ?? 0) + 1);
        const found = places.get(each);
        if (!found) places.set(each, [index]);
        else if (found.at(-1) !== index) found.push(index);
      }
    }
    pages.set(address, { topicId: page.topicId ?? null, counts });
    for (const each of counts.keys()) pageCounts.set(each, (pageCounts.get(each) ?? 0) + 1);
  }
  const rarity = (each: string) => Math.log((1 + pages.size) / (1 + (pageCounts.get(each) ?? 0))) + 1;
  const vectors = new Map<string, Map<string, number>>();
  const vectorOf = (page: string, counts: ReadonlyMap<string, number>) => {
    const vector = vectors.get(page) ?? weighWords(counts, rarity);
    vectors.set(page, vector);
    return vector;
  };
  return {
    sentencesWith: (stems) => {
      const [first = [], ...rest] = stems
        .map((each) => places.get(each) ?? [])
        .sort((a, b) => a.length - b.length);
      const others = rest.map((found) => new Set(found));
      const all = first.filter((index) => others.every((found) => found.has(index)));
      const groups = groupBy(all, (index) => sentences[index].page);
      return new Map([...groups].map(([page, found]) => [page, found.map((index) => sentences[index].text)]));
    },
    similarity: (a, b) => {
      const [one, other] = [pages.get(a), pages.get(b)];
      if (!one || !other) return 0;
      if (one.topicId !== null && one.topicId === other.topicId) return 1;
      return cosine(vectorOf(a, one.counts), vectorOf(b, other.counts));
    },
  };
}

function createStemmer(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const stem = stemOf(text.toLowerCase());
    known.set(text, stem);
    return stem;
  };
}

/** Words by 1 + ln(occurrences) and rarity, with a length of 1. */
function weighWords(
  counts: ReadonlyMap<string, number>,
  rarity: (stem: string) => number,
): Map<string, number> {
  const weights = new Map([...counts].map(([stem, count]) => [stem, (1 + Math.log(count)) * rarity(stem)]));
  const length = Math.hypot(...weights.values());
  for (const [stem, weight] of weights) weights.set(stem, weight / length);
  return weights;
}

function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let product = 0;
  for (const [stem, weight] of few) product += weight * (many.get(stem) ?? 0);
  return product;
}

/** The fewest neighboring words that hold all of the stems; null if the sentence does not have them. */
export function findAnchor(sentence: string, stems: readonly string[]): string | null {
  const words = [...sentence.matchAll(word)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    stem: stemOf(match[0].toLowerCase()),
  }));
  const wanted = new Set(stems);
  let best: string | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  words.forEach((first, from) => {
    if (!wanted.has(first.stem)) return;
    const missing = new Set(wanted);
    for (let to = from; to < words.length && to - from + 1 < fewest; to += 1) {
      missing.delete(words[to].stem);
      if (missing.size > 0) continue;
      fewest = to - from + 1;
      best = sentence.slice(first.start, words[to].end);
    }
  });
  return best;
}
