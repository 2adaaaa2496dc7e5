import { findStopWords } from '../text/stop-words.ts';
import { createTextWords } from '../text/text-words.ts';

/** A word in this share of a site's texts is its subject, and sufficient alone. */
const leastShareOfSubject = 0.05;
/** A keyword of whose words the site's texts have at least this share is near by more than chance. */
const leastKnownShare = 0.5;

/**
 * For each keyword whether one word alone joins it to a site, and a rare one there: “insulated french press” to a
 * running shop that has some insulated jackets. Most of its words are in no text, no two are in one, and none is in many.
 */
export function findThinLinks(
  profile: readonly string[],
  keywords: readonly string[],
  language: string,
): boolean[] {
  const words = createTextWords(language, findStopWords(language));
  const textsOf = listTexts(profile, words);
  const least = leastShareOfSubject * profile.length;
  return keywords.map((keyword) => {
    const own = [...new Set(words(keyword))];
    const known = own.map((word) => textsOf.get(word) ?? []).filter((texts) => texts.length > 0);
    if (known.length === 0 || known.length >= leastKnownShare * own.length) return false;
    if (known.some((texts) => texts.length >= least)) return false;
    const all = known.flat();
    return new Set(all).size === all.length;
  });
}

function listTexts(
  profile: readonly string[],
  words: (text: string) => readonly string[],
): ReadonlyMap<string, readonly number[]> {
  const textsOf = new Map<string, number[]>();
  for (const [place, text] of profile.entries()) {
    for (const word of new Set(words(text))) {
      const texts = textsOf.get(word);
      if (texts === undefined) textsOf.set(word, [place]);
      else texts.push(place);
    }
  }
  return textsOf;
}
