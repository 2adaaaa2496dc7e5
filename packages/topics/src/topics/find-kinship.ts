import type { SparseRows } from '../text/tf-idf-rows.ts';
import type { DenseRows } from './dense-rows.ts';
import { findPartitions } from './find-partitions.ts';
import { reduceRows } from './reduce-rows.ts';
import { createTick, resumePartitions } from './run-steps.ts';
import { createRandom } from './seeded-random.ts';
import { buildViewRows, type TextView } from './text-views.ts';
import type { TopicRun, TopicStep } from './topic-run.ts';

/** Fewer units have no communities: their cosines decide. */
export const fewUnits = 60;
const mostMore = 5;
const views: readonly TextView[] = ['words', 'phrases'];

interface Units {
  readonly texts: readonly string[];
  readonly language: string;
  readonly seed: string;
  /** Given vectors of the units, in place of those of their texts. */
  readonly vectors: DenseRows | null;
}

/** The communities of all partitions, numbered on, row-major by unit. */
export interface LabelRows {
  readonly labels: Int32Array;
  readonly partitions: number;
  readonly labelCount: number;
}

export function findLabels(units: Units, run: TopicRun): LabelRows {
  const steps: readonly TopicStep[] = units.vectors ? ['vectors'] : views;
  const count = units.texts.length;
  const partitions = steps.flatMap((step) =>
    resumePartitions(
      run,
      { step, key: [step, units.language, units.seed, ...units.texts].join('\n'), count },
      () => partition(units, step, run),
    ),
  );
  return numberLabels(partitions, count);
}

/** In a short list, a word of one text tells hardly more than a word of three: this many are added to each. */
function moreOf(count: number): number {
  return Math.min(mostMore, count / 10);
}

/** The mean cosine of each pair over the views. */
export function compareDirectly(units: Units): Float32Array {
  const count = units.texts.length;
  const rows = units.vectors
    ? [toSparse(units.vectors)]
    : views.map((view) => buildViewRows(units.texts, units.language, view, { more: moreOf(count) }));
  const matrix = new Float32Array(count * count);
  for (const view of rows) addCosines(matrix, view, 1 / rows.length);
  return matrix;
}

function partition(units: Units, step: TopicStep, run: TopicRun): Int32Array[] {
  const random = createRandom(`${units.seed}/${step}`);
  const tick = createTick(run, step);
  tick(0, 1);
  // The sparse rows are out of reach before the search for neighbors begins.
  const reduced = reduceRows(rowsOf(units, step), chooseDimensions(units.texts.length), random);
  return findPartitions(reduced, random, tick);
}

function rowsOf({ texts, language, vectors }: Units, step: TopicStep): SparseRows {
  if (vectors) return toSparse(vectors);
  return buildViewRows(texts, language, step === 'phrases' ? 'phrases' : 'words');
}

/** As many as the time allows: they decide what the neighbors cost. */
function chooseDimensions(count: number): number {
  if (count <= 6_000) return Math.min(Math.floor(count / 2), 220);
  return count <= 12_000 ? 160 : 128;
}

function toSparse({ count, width, values }: DenseRows): SparseRows {
  return {
    count,
    width,
    starts: Int32Array.from({ length: count + 1 }, (_, row) => row * width),
    columns: Int32Array.from({ length: count * width }, (_, at) => at % width),
    values,
  };
}

function addCosines(
  matrix: Float32Array,
  { count, width, starts, columns, values }: SparseRows,
  share: number,
): void {
  const row = new Float32Array(width);
  for (let one = 0; one < count; one++) {
    row.fill(0);
    for (let at = starts[one]; at < starts[one + 1]; at++) row[columns[at]] = values[at];
    for (let other = 0; other < count; other++) {
      let sum = 0;
      for (let at = starts[other]; at < starts[other + 1]; at++) sum += values[at] * row[columns[at]];
      matrix[one * count + other] += share * sum;
    }
  }
}

function numberLabels(partitions: readonly Int32Array[], count: number): LabelRows {
  const labels = new Int32Array(count * partitions.length);
  let labelCount = 0;
  for (const [index, partition] of partitions.entries()) {
    let most = -1;
    for (let unit = 0; unit < count; unit++) {
      labels[unit * partitions.length + index] = labelCount + partition[unit];
      most = Math.max(most, partition[unit]);
    }
    labelCount += most + 1;
  }
  return { labels, partitions: partitions.length, labelCount };
}
