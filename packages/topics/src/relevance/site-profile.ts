import type { CueKind } from '../intent/cue-table.ts';
import { findCues } from '../intent/find-cues.ts';
import { foldText } from '../intent/fold-text.ts';
import { joinNames } from '../intent/join-names.ts';
import { segmentText } from '../text/segment-text.ts';

/** What a site is found for and says about itself. */
export interface SiteProfile {
  readonly language: string;
  readonly texts: readonly string[];
  /** The texts without the site's own name, and without what any trade says of its goods: “cheap”, “reviews”. */
  readonly subjects: readonly string[];
  /** The site's own names, each as one word. */
  readonly ownNames: ReadonlySet<string>;
}

export interface ProfileInput {
  /**
   * Most telling first: own queries with 10 impressions and more, titles and headings of own pages, keywords that a
   * person added or pinned, accepted plan items. The first 2,000 count.
   */
  readonly texts: readonly string[];
  /** Names and domains of the site; they count neither in the profile nor in keywords. */
  readonly ownNames: readonly string[];
  /** Of the market, as in `locations.csv`. */
  readonly language: string;
}

/** With fewer texts no keyword can be judged. */
export const leastProfileTexts = 20;
const mostProfileTexts = 2000;
const mostWordsOfName = 5;
/** Cues of these kinds tell what a searcher wants to do, not what the search is about. */
const wishKinds: ReadonlySet<CueKind> = new Set(['comparison', 'deed', 'offer']);
/** A cue in a larger share of the texts is what the site is about, as “calculator” is of a site of calculators. */
const mostWishShare = 0.3;

/** Leaves out texts that hold nothing but the site's own name, and texts that come twice. */
export function buildSiteProfile({ texts, ownNames, language }: ProfileInput): SiteProfile {
  const names = joinNames(ownNames);
  const kept = [...new Set(texts)]
    .map((text) => ({ text, subject: cutNames(text, names, language) }))
    .filter(({ subject }) => subject !== '')
    .slice(0, mostProfileTexts);
  return {
    language,
    texts: kept.map(({ text }) => text),
    subjects: cutWishes(
      kept.map(({ subject }) => subject),
      language,
    ),
    ownNames: names,
  };
}

/** The texts without their wishes; one that is nothing but a wish stays. */
function cutWishes(texts: readonly string[], language: string): string[] {
  const wishes = texts.map((text) => findCues(text, language).filter(({ kind }) => wishKinds.has(kind)));
  const counts = new Map<string, number>();
  for (const found of wishes)
    for (const cue of new Set(found.map(({ cue }) => foldText(cue))))
      counts.set(cue, (counts.get(cue) ?? 0) + 1);
  const isSubject = (cue: string) => (counts.get(foldText(cue)) ?? 0) > mostWishShare * texts.length;
  return texts.map((text, place) => {
    const cut = new Set(wishes[place]?.filter(({ cue }) => !isSubject(cue)).map(({ cue }) => cue));
    return cut.size === 0 ? text : cutNames(text, new Set([...cut].map(wordOf)), language) || text;
  });
}

/** As `cutNames` compares names: one folded word. */
function wordOf(cue: string): string {
  return foldText(cue).replace(/\s+/g, '');
}

/** The words of a text that are no part of a name. */
export function cutNames(text: string, names: ReadonlySet<string>, language: string): string {
  const words = segmentText(text, language);
  const folded = words.map(foldText);
  const kept: string[] = [];
  let start = 0;
  while (start < words.length) {
    const end = endOfName(folded, start, names);
    if (end === start) kept.push(words[start]);
    start = Math.max(end, start + 1);
  }
  return kept.join(' ');
}

/** Where the longest name that starts at a word ends; the start if there is none. */
function endOfName(words: readonly string[], start: number, names: ReadonlySet<string>): number {
  for (let end = Math.min(words.length, start + mostWordsOfName); end > start; end -= 1) {
    if (names.has(words.slice(start, end).join(''))) return end;
  }
  return start;
}
