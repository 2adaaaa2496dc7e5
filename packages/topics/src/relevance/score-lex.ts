import { eachGram } from '../text/char-grams.ts';
import { hashText } from '../text/feature-table.ts';
import { findStopWords } from '../text/stop-words.ts';
import { createTextWords } from '../text/text-words.ts';
import { buildTfIdfRows, type FeaturePart, type SparseRows } from '../text/tf-idf-rows.ts';

/** How near a keyword is to a profile. */
export interface Nearness {
  /** 0 to 1: mean of the three highest cosines. */
  readonly lex: number;
  /** The place of the nearest text of the profile; null if none shares a feature. */
  readonly nearest: number | null;
}

const nearestTexts = 3;
/** Words weigh 1, runs of letters .5: their shares of a squared length. */
const wordShare = 0.8;
const gramShare = 0.2;

/**
 * Compares each candidate with each text of the profile: cosines of TF-IDF vectors of stems and runs of letters, with
 * the frequencies of profile and candidates together.
 */
export function scoreLex(
  profile: readonly string[],
  candidates: readonly string[],
  language: string,
): Nearness[] {
  const rows = buildTfIdfRows([...profile, ...candidates], featureParts(language));
  const lists = listByColumn(rows, profile.length);
  const sums = new Float64Array(profile.length);
  return candidates.map((_, place) => {
    const touched = addCosines(rows, profile.length + place, lists, sums);
    const nearness = takeNearest(touched, sums);
    for (const text of touched) sums[text] = 0;
    return nearness;
  });
}

function featureParts(language: string): FeaturePart[] {
  const words = createTextWords(language, findStopWords(language));
  return [
    {
      share: wordShare,
      eachFeature: (text, give) => {
        for (const word of words(text)) give(hashText(word));
      },
    },
    {
      share: gramShare,
      eachFeature: (text, give) => {
        for (const word of words(text)) eachGram(word, give);
      },
    },
  ];
}

/** The texts of the profile that have a feature: those of column c from `starts[c]` to `starts[c + 1]`. */
interface ColumnLists {
  readonly starts: Int32Array;
  readonly texts: Int32Array;
  readonly values: Float32Array;
}

function listByColumn({ starts, columns, values, width }: SparseRows, count: number): ColumnLists {
  const end = starts[count];
  const first = new Int32Array(width + 1);
  for (let at = 0; at < end; at++) first[columns[at] + 1] += 1;
  for (let column = 0; column < width; column++) first[column + 1] += first[column];
  const next = first.slice();
  const lists = { starts: first, texts: new Int32Array(end), values: new Float32Array(end) };
  for (let text = 0; text < count; text++) {
    for (let at = starts[text]; at < starts[text + 1]; at++) {
      const place = next[columns[at]]++;
      lists.texts[place] = text;
      lists.values[place] = values[at];
    }
  }
  return lists;
}

/** Adds the cosines of a row with each text to `sums`; the texts that have one. */
function addCosines(rows: SparseRows, row: number, lists: ColumnLists, sums: Float64Array): number[] {
  const touched: number[] = [];
  for (let at = rows.starts[row]; at < rows.starts[row + 1]; at++) {
    const column = rows.columns[at];
    for (let place = lists.starts[column]; place < lists.starts[column + 1]; place++) {
      const text = lists.texts[place];
      if (sums[text] === 0) touched.push(text);
      sums[text] += rows.values[at] * lists.values[place];
    }
  }
  return touched;
}

function takeNearest(touched: readonly number[], sums: Float64Array): Nearness {
  const best: number[] = [];
  for (const text of touched) {
    if (best.length === nearestTexts && sums[text] <= sums[best[nearestTexts - 1]]) continue;
    best.push(text);
    best.sort((a, b) => sums[b] - sums[a] || a - b);
    best.length = Math.min(best.length, nearestTexts);
  }
  const lex = best.reduce((total, text) => total + sums[text], 0) / nearestTexts;
  return { lex: Math.min(1, lex), nearest: best[0] ?? null };
}
