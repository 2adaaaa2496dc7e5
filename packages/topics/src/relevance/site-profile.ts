import { brandTerms } from '@keydence/domain';
import { featuresOf, type TextFeatures, wordsOf } from './text-features.ts';

/** What a site is found for and says about itself. */
export interface SiteProfile {
  readonly texts: readonly string[];
  readonly features: readonly TextFeatures[];
  /** Words of the site's own name; they count neither in the profile nor in keywords. */
  readonly ownWords: ReadonlySet<string>;
}

export interface ProfileInput {
  /**
   * Most telling first: own queries with 10 impressions and more, titles and headings of own pages, keywords that a
   * person added or pinned, accepted plan items. The first 2,000 count.
   */
  readonly texts: readonly string[];
  /** Names and domains of the site. */
  readonly ownNames: readonly string[];
}

/** With fewer texts nothing can be said. */
export const leastProfileTexts = 20;
const mostProfileTexts = 2000;

/** Texts that hold nothing but the site's own name are left out. */
export function buildSiteProfile({ texts, ownNames }: ProfileInput): SiteProfile {
  const names = ownNames.flatMap((name) =>
    name.includes('.') ? brandTerms([{ domainName: name }]) : [name],
  );
  const ownWords = new Set(names.flatMap(wordsOf));
  const kept = [...new Set(texts)]
    .map((text) => ({ text, words: wordsOf(text).filter((word) => !ownWords.has(word)) }))
    .filter(({ words }) => words.length > 0)
    .slice(0, mostProfileTexts);
  return {
    texts: kept.map(({ text }) => text),
    features: kept.map(({ words }) => featuresOf(words)),
    ownWords,
  };
}
