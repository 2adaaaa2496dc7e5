import { normalizePageAddress } from '@keydence/domain';
import { stemOf } from '../shared/text-words.ts';
import type { CrawledPage } from './link-facts.ts';

export interface PlaceForLink {
  sentence: string;
  anchor: string;
}

interface PageText {
  page: CrawledPage;
  /** Occurrences by stem. */
  counts: ReadonlyMap<string, number>;
}

export interface PageTexts {
  /** Pages whose text has all of the stems. */
  pagesWith(stems: readonly string[]): string[];
  /** Cosine of the weighted words of two pages, 0 to 1; 1 for pages of one topic. */
  similarity(a: string, b: string): number;
  /** Sentences with all of the stems, and the words that hold them. */
  placesFor(page: string, stems: readonly string[]): PlaceForLink[];
}

const word = /[\p{L}\p{N}]+/gu;

/** The texts of crawled pages, so that places for links can be found. */
export function readTexts(crawled: readonly CrawledPage[]): PageTexts {
  const stemCache = new Map<string, string>();
  const stem = (text: string) => {
    const lower = text.toLowerCase();
    const known = stemCache.get(lower) ?? stemOf(lower);
    stemCache.set(lower, known);
    return known;
  };
  const texts = new Map<string, PageText>();
  const pagesOf = new Map<string, string[]>();
  for (const page of crawled) {
    const address = normalizePageAddress(page.page);
    if (texts.has(address)) continue;
    const counts = new Map<string, number>();
    for (const sentence of page.sentences) {
      for (const text of sentence.match(word) ?? [])
        counts.set(stem(text), (counts.get(stem(text)) ?? 0) + 1);
    }
    texts.set(address, { page, counts });
    for (const each of counts.keys()) {
      const pages = pagesOf.get(each);
      if (pages) pages.push(address);
      else pagesOf.set(each, [address]);
    }
  }
  const rarity = (each: string) => Math.log((1 + texts.size) / (1 + (pagesOf.get(each)?.length ?? 0))) + 1;
  return {
    pagesWith: (stems) => {
      const [first = [], ...rest] = stems
        .map((each) => pagesOf.get(each) ?? [])
        .sort((a, b) => a.length - b.length);
      const others = rest.map((pages) => new Set(pages));
      return first.filter((page) => others.every((pages) => pages.has(page)));
    },
    similarity: (a, b) => {
      const [one, other] = [texts.get(a), texts.get(b)];
      if (!one || !other) return 0;
      const topic = one.page.topicId ?? null;
      return topic !== null && topic === other.page.topicId ? 1 : cosine(one.counts, other.counts, rarity);
    },
    placesFor: (page, stems) =>
      (texts.get(page)?.page.sentences ?? []).flatMap((sentence) => {
        const anchor = findAnchor(sentence, stems, stem);
        return anchor === null ? [] : [{ sentence, anchor }];
      }),
  };
}

function cosine(
  a: ReadonlyMap<string, number>,
  b: ReadonlyMap<string, number>,
  rarity: (stem: string) => number,
): number {
  const weigh = (counts: ReadonlyMap<string, number>, stem: string) => {
    const count = counts.get(stem);
    return count === undefined ? 0 : (1 + Math.log(count)) * rarity(stem);
  };
  const length = (counts: ReadonlyMap<string, number>) =>
    Math.sqrt([...counts.keys()].reduce((sum, stem) => sum + weigh(counts, stem) ** 2, 0));
  const product = [...a.keys()].reduce((sum, stem) => sum + weigh(a, stem) * weigh(b, stem), 0);
  const size = length(a) * length(b);
  return size === 0 ? 0 : product / size;
}

/** The fewest neighboring words that hold all of the stems; null if the sentence does not have them. */
export function findAnchor(
  sentence: string,
  stems: readonly string[],
  stem: (word: string) => string = (text) => stemOf(text.toLowerCase()),
): string | null {
  const words = [...sentence.matchAll(word)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    stem: stem(match[0]),
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
