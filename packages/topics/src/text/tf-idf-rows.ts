import { FeatureTable } from './feature-table.ts';

/** Rows of weights, compressed: those of row r are from `starts[r]` to `starts[r + 1]`. */
export interface SparseRows {
  readonly count: number;
  /** Number of different features; columns are below it. */
  readonly width: number;
  readonly starts: Int32Array;
  readonly columns: Int32Array;
  readonly values: Float32Array;
}

/** Yields the hash of each feature of a text, once per occurrence. */
export type EachFeature = (text: string, give: (hash: number) => void) => void;

/** A part of the features with its share of a row's squared length. */
export interface FeaturePart {
  readonly share: number;
  readonly eachFeature: EachFeature;
}

interface Counts {
  readonly starts: Int32Array;
  readonly columns: Int32Array;
  readonly values: Float32Array;
  readonly width: number;
}

/** Below this, a list is too short to say which word is a common one. */
const leastTexts = 100;

/**
 * One row of unit length for each text: the parts side by side, each TF-IDF with (1 + ln tf) · ln(N / df) and of unit
 * length before its share. Features in more than half of the texts are left out, as are those in fewer than `leastDf`.
 * @param more texts that each feature counts as having besides its own.
 * @param weights number of texts that each text represents; 1 without it.
 */
export function buildTfIdfRows(
  texts: readonly string[],
  parts: readonly FeaturePart[],
  { leastDf = 1, more = 0, weights }: { leastDf?: number; more?: number; weights?: readonly number[] } = {},
): SparseRows {
  const counted = parts.map(({ share, eachFeature }) =>
    weigh(countFeatures(texts, eachFeature), { share, leastDf, more, weights }),
  );
  return joinParts(texts.length, counted);
}

function countFeatures(texts: readonly string[], eachFeature: EachFeature): Counts {
  const table = new FeatureTable();
  const starts = new Int32Array(texts.length + 1);
  let columns = new Int32Array(texts.length * 32 + 1024);
  let values = new Float32Array(columns.length);
  let end = 0;
  // Position of a feature in the current row; invalid before the row's start.
  let places = new Int32Array(1 << 12).fill(-1);
  for (let row = 0; row < texts.length; row++) {
    const start = end;
    eachFeature(texts[row], (hash) => {
      const column = table.numberOf(hash);
      if (column >= places.length) places = growTo(places, column * 2, -1);
      if (places[column] >= start) {
        values[places[column]] += 1;
        return;
      }
      if (end === columns.length) {
        columns = growTo(columns, Math.ceil(end * 1.5), 0);
        values = growFloats(values, columns.length);
      }
      places[column] = end;
      columns[end] = column;
      values[end] = 1;
      end += 1;
    });
    starts[row + 1] = end;
  }
  return { starts, columns, values, width: table.size };
}

interface Weighing {
  share: number;
  leastDf: number;
  more: number;
  weights: readonly number[] | undefined;
}

/** Turns counts into weights in place: features that tell nothing get weight 0. */
function weigh(counts: Counts, { share, leastDf, more, weights }: Weighing): Counts {
  const { starts, columns, values, width } = counts;
  const rows = starts.length - 1;
  const all = weights?.reduce((sum, weight) => sum + weight, 0) ?? rows;
  const total = Math.max(all, leastTexts);
  const found = new Float64Array(width);
  for (let row = 0; row < rows; row++) {
    for (let at = starts[row]; at < starts[row + 1]; at++) found[columns[at]] += weights?.[row] ?? 1;
  }
  const idf = Float32Array.from(found, (df) =>
    df < leastDf || df * 2 > total ? 0 : Math.log((total + more) / (df + more)),
  );
  for (let row = 0; row < rows; row++) {
    let squares = 0;
    for (let at = starts[row]; at < starts[row + 1]; at++) {
      values[at] = (1 + Math.log(values[at])) * idf[columns[at]];
      squares += values[at] * values[at];
    }
    const scale = squares > 0 ? Math.sqrt(share / squares) : 0;
    for (let at = starts[row]; at < starts[row + 1]; at++) values[at] *= scale;
  }
  return counts;
}

/** Puts the parts side by side; columns without weight disappear. */
function joinParts(count: number, parts: readonly Counts[]): SparseRows {
  const numbers = parts.map(({ width }) => new Int32Array(width).fill(-1));
  let width = 0;
  let size = 0;
  for (const [index, { starts, columns, values }] of parts.entries()) {
    for (let at = 0; at < starts[count]; at++) {
      if (values[at] === 0) continue;
      size += 1;
      if (numbers[index][columns[at]] === -1) numbers[index][columns[at]] = width++;
    }
  }
  const rows = {
    count,
    width,
    starts: new Int32Array(count + 1),
    columns: new Int32Array(size),
    values: new Float32Array(size),
  };
  let end = 0;
  for (let row = 0; row < count; row++) {
    const first = end;
    for (const [index, { starts, columns, values }] of parts.entries()) {
      for (let at = starts[row]; at < starts[row + 1]; at++) {
        if (values[at] === 0) continue;
        rows.columns[end] = numbers[index][columns[at]];
        rows.values[end] = values[at];
        end += 1;
      }
    }
    normaliseRow(rows.values, first, end);
    rows.starts[row + 1] = end;
  }
  return rows;
}

/** A text of which only one part is left is as long as any other. */
function normaliseRow(values: Float32Array, start: number, end: number): void {
  let squares = 0;
  for (let at = start; at < end; at++) squares += values[at] * values[at];
  if (squares === 0) return;
  const scale = 1 / Math.sqrt(squares);
  for (let at = start; at < end; at++) values[at] *= scale;
}

function growTo(old: Int32Array, length: number, filling: number): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(length).fill(filling, old.length);
  grown.set(old);
  return grown;
}

function growFloats(old: Float32Array, length: number): Float32Array<ArrayBuffer> {
  const grown = new Float32Array(length);
  grown.set(old);
  return grown;
}
