import type { CueKind } from '../intent/cue-table.ts';
import { cutNames } from '../intent/cut-names.ts';
import { cutWishes } from '../intent/cut-wishes.ts';
import { joinNames } from '../intent/join-names.ts';

/** Search terms and texts of a site. */
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
   * Most telling first: own queries by impressions, titles and headings of own pages, keywords that a
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
/** Cues of these kinds tell what a searcher wants to do, not what the search is about. */
const wishKinds: ReadonlySet<CueKind> = new Set(['comparison', 'deed', 'offer']);

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
      { language, kinds: wishKinds },
    ),
    ownNames: names,
  };
}
