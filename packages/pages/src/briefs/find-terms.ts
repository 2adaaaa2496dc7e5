import type { BriefLine, BriefSource, BriefTerm } from './brief-types.ts';
import type { BriefWords } from './telling-words.ts';

const most = 40;
/** Uses of a single word per page from which it counts; rarer ones are mostly ordinary prose. */
const usesOfWord = 2;

interface SharedTerm {
  key: string;
  stems: string[];
  pages: { source: number; term: BriefTerm }[];
  total: number;
}

/**
 * Terms that at least `least` pages use, a single word at least twice a page on average. Omits a part of a longer
 * term that appears on as many pages.
 */
export function findTerms(sources: readonly BriefSource[], least: number, words: BriefWords): BriefLine[] {
  const byKey = new Map<string, SharedTerm>();
  for (const { number, extract } of sources) {
    for (const term of extract.terms) {
      const known = byKey.get(term.key) ?? { key: term.key, stems: term.key.split(' '), pages: [], total: 0 };
      known.pages.push({ source: number, term });
      known.total += term.count;
      byKey.set(term.key, known);
    }
  }
  const shared = [...byKey.values()]
    .filter(({ pages, stems }) => pages.length >= least && !stems.every((stem) => words.keyword.has(stem)))
    .filter(({ pages, stems, total }) => stems.length > 1 || total >= usesOfWord * pages.length)
    .sort(
      (a, b) =>
        b.pages.length - a.pages.length ||
        b.stems.length - a.stems.length ||
        b.total - a.total ||
        (a.key < b.key ? -1 : 1),
    );
  const longer = new Map<string, number>();
  for (const { stems, pages } of shared) {
    for (const part of partsOf(stems)) longer.set(part, Math.max(longer.get(part) ?? 0, pages.length));
  }
  return shared
    .filter(({ key, pages }) => (longer.get(key) ?? 0) < pages.length)
    .slice(0, most)
    .map(({ key, stems, pages }) => ({
      id: key,
      label: usualForm(pages.map(({ term }) => term)),
      count: pages.length,
      of: sources.length,
      evidence: pages.map(({ source, term }) => ({
        ...{ source, place: 'paragraph' as const, at: term.paragraph, quote: term.text },
      })),
      stems,
    }));
}

function partsOf(stems: readonly string[]): string[] {
  const parts: string[] = [];
  for (let start = 0; start < stems.length; start += 1) {
    for (let end = start + 1; end <= stems.length; end += 1) {
      if (end - start < stems.length) parts.push(stems.slice(start, end).join(' '));
    }
  }
  return parts;
}

/** The most frequent spelling; lower case if spellings differ only in case. */
function usualForm(terms: readonly BriefTerm[]): string {
  const counts = new Map<string, number>();
  for (const { text, count } of terms) counts.set(text, (counts.get(text) ?? 0) + count);
  const [form = ''] = [...counts.keys()].sort(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? 1 : -1),
  );
  const lower = form.toLowerCase();
  return counts.has(lower) ? lower : form;
}
