import { segmentText } from '../text/segment-text.ts';
import { createStemmer } from '../text/stem-word.ts';
import { findStopWords } from '../text/stop-words.ts';

const mostWordsOfPattern = 4;
/** Subjects without a common word that a pattern goes with at least, and their least share of all subjects. */
const leastSubjects = 4;
const leastShare = 0.02;

interface Reading {
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

/** Words from `start` to `end` of a text, with the rest of it. */
interface Ending {
  readonly start: number;
  readonly end: number;
}

/**
 * The texts without the beginnings and endings that many of the list's keywords share and that are no keyword themselves:
 * “framing nailer lowes” and “laser level lowes” beside “framing nailer” and “laser level” are of two subjects, not of one.
 */
export function cutPatterns(texts: readonly string[], language: string): readonly string[] {
  const stopWords = findStopWords(language);
  const stem = createStemmer(language);
  const readings = texts.map((text): Reading => {
    const words = segmentText(text, language);
    return { words, stems: words.map((word) => (stopWords.has(word) ? '' : stem(word))) };
  });
  const patterns = findPatterns(readings);
  if (patterns.size === 0) return texts;
  return texts.map((text, index) => cutEnds(readings[index], patterns) ?? text);
}

function findPatterns(readings: readonly Reading[]): ReadonlySet<string> {
  const known = new Set(readings.map(({ stems }) => subjectKey(stems)));
  const subjectsOf = new Map<string, Set<string>>();
  const extended = new Set<string>();
  for (const reading of readings) {
    for (const ending of listEndings(reading)) {
      const { start, end } = ending;
      const subject = subjectKey(start === 0 ? reading.stems.slice(end) : reading.stems.slice(0, start));
      if (subject === '' || !known.has(subject)) continue;
      if (known.has(subjectKey(reading.stems.slice(start, end)))) continue;
      const pattern = patternKey(reading, ending);
      extended.add(subject);
      subjectsOf.set(pattern, (subjectsOf.get(pattern) ?? new Set()).add(subject));
    }
  }
  const least = Math.max(leastSubjects, leastShare * extended.size);
  return new Set([...subjectsOf].filter(([, subjects]) => countApart(subjects) >= least).map(([key]) => key));
}

/** Its beginnings and endings that leave something of it, longest first. */
function listEndings({ words, stems }: Reading): Ending[] {
  const endings: Ending[] = [];
  for (let length = Math.min(mostWordsOfPattern, words.length - 1); length > 0; length -= 1) {
    for (const start of [words.length - length, 0]) {
      const end = start + length;
      if (stems.slice(start, end).some(Boolean)) endings.push({ start, end });
    }
  }
  return endings;
}

function patternKey({ words, stems }: Reading, { start, end }: Ending): string {
  return words
    .slice(start, end)
    .map((word, place) => stems[start + place] || word)
    .join(' ');
}

function subjectKey(stems: readonly string[]): string {
  return stems.filter(Boolean).sort().join(' ');
}

/** Number of subjects none of which has a word of another, taken in their order. */
export function countApart(subjects: ReadonlySet<string>): number {
  const taken = new Set<string>();
  let count = 0;
  for (const subject of [...subjects].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
    const words = subject.split(' ');
    if (words.some((word) => taken.has(word))) continue;
    for (const word of words) taken.add(word);
    count += 1;
  }
  return count;
}

/** Null if nothing is cut. */
function cutEnds(reading: Reading, patterns: ReadonlySet<string>): string | null {
  let { words, stems } = reading;
  for (;;) {
    const found = listEndings({ words, stems }).find(
      ({ start, end }) =>
        patterns.has(patternKey({ words, stems }, { start, end })) &&
        (start === 0 ? stems.slice(end) : stems.slice(0, start)).some(Boolean),
    );
    if (found === undefined) break;
    const keep = <T>(all: readonly T[]) =>
      found.start === 0 ? all.slice(found.end) : all.slice(0, found.start);
    words = keep(words);
    stems = keep(stems);
  }
  return words.length === reading.words.length ? null : words.join(' ');
}
