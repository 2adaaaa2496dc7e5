import {
  buildTfIdfRows,
  createStemmer,
  eachGram,
  findStopWords,
  hashText,
  segmentText,
} from '@keydence/topics';

export interface TopicTerm {
  readonly topicId: number;
  /** A keyword of the topic, or its name. */
  readonly text: string;
}

export interface NamedPage {
  readonly hash: string;
  readonly address: string;
  readonly title: string | null;
  readonly heading: string | null;
}

export interface TopicMatch {
  readonly hash: string;
  readonly topicId: number;
  /** The keyword of the topic that is nearest to the page's name. */
  readonly keyword: string;
}

interface AssignInput {
  readonly language: string;
  readonly terms: readonly TopicTerm[];
  readonly pages: readonly NamedPage[];
  /** Names of the site, which its titles repeat. */
  readonly siteNames: readonly string[];
}

const shares = { words: 0.7, grams: 0.3 };
const nearest = 10;
/**
 * Below this cosine, the name and the keyword share words by chance. A long name with all of several
 * words does so least, one that lacks a word most.
 */
const leastCosine = { phrase: 0.2, word: 0.3, part: 0.4 };
/** One word of several, such as “machine”, tells no subject. */
const leastShared = 2;
/** The topic has this share of the weight of the nearest keywords. */
const leastShare = 0.5;
const mostName = 300;

/**
 * The topics of pages by their titles and headings, or by their addresses: the topic of the
 * nearest keywords, by words and letters weighted by rarity. A keyword is near if the name has all
 * or several of its words. Pages without a clear topic are left out.
 */
export function assignTopics({ language, terms, pages, siteNames }: AssignInput): TopicMatch[] {
  if (terms.length === 0 || pages.length === 0) return [];
  const stop = new Set([
    ...findStopWords(language),
    ...siteNames.flatMap((name) => segmentText(name, language)),
  ]);
  const stem = createStemmer(language);
  const stemsOf = (text: string) =>
    segmentText(text, language)
      .filter((word) => !stop.has(word) && !/^\d{1,4}$/.test(word))
      .map(stem);
  const names = pages.map((page) => namePage(page, language));
  const texts = [...terms.map(({ text }) => text), ...names].map((text) => stemsOf(text).join(' '));
  const rows = buildTfIdfRows(texts, [
    {
      share: shares.words,
      eachFeature: (text, give) => {
        for (const word of splitWords(text)) give(hashText(word));
      },
    },
    {
      share: shares.grams,
      eachFeature: (text, give) => {
        for (const word of splitWords(text)) eachGram(word, give);
      },
    },
  ]);
  const stems = terms.map((_, row) => new Set(splitWords(texts[row] ?? '')));
  const find = createSearch(rows, terms.length);
  return pages.flatMap(({ hash }, index) => {
    const row = terms.length + index;
    const own = new Set(splitWords(texts[row] ?? ''));
    const found = find(row).filter(({ term, cosine }) => isNear(own, stems[term] ?? new Set(), cosine));
    const match = chooseTopic(found, terms);
    return match ? [{ hash, ...match }] : [];
  });
}

function isNear(name: ReadonlySet<string>, keyword: ReadonlySet<string>, cosine: number): boolean {
  let shared = 0;
  for (const word of keyword) if (name.has(word)) shared += 1;
  if (shared > 0 && shared === keyword.size)
    return cosine >= (shared === 1 ? leastCosine.word : leastCosine.phrase);
  return shared >= leastShared && cosine >= leastCosine.part;
}

function splitWords(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

interface Near {
  readonly term: number;
  readonly cosine: number;
}

function chooseTopic(found: readonly Near[], terms: readonly TopicTerm[]) {
  const [best] = found;
  if (!best) return null;
  const weights = new Map<number, number>();
  let total = 0;
  for (const { term, cosine } of found) {
    const topic = terms[term]?.topicId ?? 0;
    weights.set(topic, (weights.get(topic) ?? 0) + cosine * cosine);
    total += cosine * cosine;
  }
  const [first] = [...weights].sort(([a, one], [b, other]) => other - one || a - b);
  if (!first || first[1] < leastShare * total) return null;
  const nearestTerm = found.find(({ term }) => terms[term]?.topicId === first[0]);
  const keyword = nearestTerm && terms[nearestTerm.term]?.text;
  return keyword ? { topicId: first[0], keyword } : null;
}

/** The nearest terms of a row, through lists of the terms that have each feature. */
function createSearch(rows: ReturnType<typeof buildTfIdfRows>, termCount: number) {
  const { starts, columns, values, width } = rows;
  const lists: number[][] = Array.from({ length: width }, () => []);
  for (let term = 0; term < termCount; term += 1) {
    for (let at = starts[term] ?? 0; at < (starts[term + 1] ?? 0); at += 1) {
      lists[columns[at] ?? 0]?.push(term, values[at] ?? 0);
    }
  }
  const cosines = new Float64Array(termCount);
  return (row: number): Near[] => {
    cosines.fill(0);
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
      const list = lists[columns[at] ?? 0] ?? [];
      for (let place = 0; place < list.length; place += 2) {
        const term = list[place] ?? 0;
        cosines[term] = (cosines[term] ?? 0) + (values[at] ?? 0) * (list[place + 1] ?? 0);
      }
    }
    const found: Near[] = [];
    for (const [term, cosine] of cosines.entries()) if (cosine > 0.1) found.push({ term, cosine });
    return found.sort((a, b) => b.cosine - a.cosine || a.term - b.term).slice(0, nearest);
  };
}

/** Title and heading, or, without either, the words of the address. */
function namePage({ address, title, heading }: NamedPage, language: string): string {
  const named = [cutSiteName(title ?? ''), heading ?? ''].filter((text) => text !== '');
  if (named.length > 0) return [...new Set(named)].join(' ').slice(0, mostName);
  const slug = readSlug(address);
  return (spelled.has(language) ? `${slug} ${slug.replaceAll(/([aou])e/g, '$1')}` : slug).slice(0, mostName);
}

/** Languages whose addresses spell ä, ö and ü with an e. */
const spelled: ReadonlySet<string> = new Set(['de', 'et', 'fi', 'sv']);

/** The longest part of “Topic | Site” and “Topic – Section – Site”. */
function cutSiteName(title: string): string {
  const parts = title.split(/ [|–—·•:»-] /);
  return parts.length > 1 ? parts.slice(0, -1).join(' ') : title;
}

/** Words of the last segments of a path, without numbers and codes. */
function readSlug(address: string): string {
  const segments = new URL(address).pathname.split('/').filter((segment) => segment !== '');
  const words = segments.slice(-2).flatMap((segment) =>
    decode(segment)
      .replace(/\.\w{2,5}$/, '')
      .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
      .split(/[^\p{L}\p{M}\p{N}]+/u),
  );
  return words.filter((word) => /\p{L}/u.test(word) && !/\d{3,}/.test(word)).join(' ');
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
