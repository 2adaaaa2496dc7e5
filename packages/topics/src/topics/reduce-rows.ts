import type { SparseRows } from '../text/tf-idf-rows.ts';
import {
  createDenseRows,
  type DenseRows,
  multiplyInner,
  multiplySparse,
  multiplyTransposed,
  normaliseRows,
} from './dense-rows.ts';
import { type Random, shuffleNumbers } from './seeded-random.ts';
import { findAxes } from './symmetric-axes.ts';

const mostFitted = 20_000;
const spareColumns = 8;
const powerRounds = 2;
/** Axes that carry less than this share of the first hold nothing but rounding errors. */
const leastAxis = 1e-6;

/**
 * Rows of unit length in fewer dimensions, along principal axes, so that a prefix of the columns is the smaller space:
 * randomized SVD (Halko, Martinsson, Tropp 2011), fitted on a sample of at most 20,000 rows, the others projected.
 */
export function reduceRows(rows: SparseRows, dimensions: number, random: Random): DenseRows {
  const everyRow = Int32Array.from({ length: rows.count }, (_, index) => index);
  const fitted =
    rows.count > mostFitted ? shuffleNumbers(rows.count, random).slice(0, mostFitted).sort() : everyRow;
  const width = Math.min(dimensions + spareColumns, fitted.length, rows.width);
  let basis = createDenseRows(fitted.length, width);
  for (let at = 0; at < basis.values.length; at++) basis.values[at] = random() - 0.5;
  for (let round = 0; round < powerRounds; round++) {
    basis = multiplySparse(rows, multiplyTransposed(rows, basis, fitted), fitted);
    orthonormalise(basis);
  }
  orthonormalise(basis);
  const features = multiplyTransposed(rows, basis, fitted);
  const products = multiplySparse(rows, features, everyRow);
  const inner = multiplyInner(basis, fitted === everyRow ? products : pickRows(products, fitted));
  const { values, vectors } = findAxes(inner, width);
  const kept = Math.min(dimensions, values.filter((value) => value > leastAxis * values[0]).length);
  return rotateRows(products, { values, vectors, kept });
}

function pickRows({ width, values }: DenseRows, picked: Int32Array): DenseRows {
  const rows = createDenseRows(picked.length, width);
  for (let row = 0; row < picked.length; row++) {
    rows.values.set(values.subarray(picked[row] * width, (picked[row] + 1) * width), row * width);
  }
  return rows;
}

/** Makes the columns orthonormal by the Cholesky factor of their inner products. */
function orthonormalise(rows: DenseRows): void {
  const { count, width, values } = rows;
  const factor = factorise(multiplyInner(rows, rows), width);
  const row = new Float64Array(width);
  for (let index = 0; index < count; index++) {
    const start = index * width;
    for (let column = 0; column < width; column++) {
      let value = values[start + column];
      const line = column * width;
      for (let before = 0; before < column; before++) value -= factor[line + before] * row[before];
      row[column] = factor[line + column] > 0 ? value / factor[line + column] : 0;
      values[start + column] = row[column];
    }
  }
}

/** The lower Cholesky factor, in place; a column that depends on those before it gets 0 on the diagonal. */
function factorise(matrix: Float64Array, size: number): Float64Array {
  for (let column = 0; column < size; column++) {
    const line = column * size;
    const whole = matrix[line + column];
    let square = whole;
    for (let before = 0; before < column; before++) square -= matrix[line + before] ** 2;
    const diagonal = square > 1e-7 * whole ? Math.sqrt(square) : 0;
    matrix[line + column] = diagonal;
    for (let row = column + 1; row < size; row++) {
      let value = matrix[row * size + column];
      for (let before = 0; before < column; before++) {
        value -= matrix[row * size + before] * matrix[line + before];
      }
      matrix[row * size + column] = diagonal > 0 ? value / diagonal : 0;
    }
  }
  return matrix;
}

function rotateRows(
  { count, width, values }: DenseRows,
  axes: { values: Float64Array; vectors: Float64Array; kept: number },
): DenseRows {
  const { kept } = axes;
  const turn = new Float32Array(width * kept);
  for (let row = 0; row < width; row++) {
    for (let column = 0; column < kept; column++) {
      turn[row * kept + column] = axes.vectors[row * width + column] / Math.sqrt(axes.values[column]);
    }
  }
  const rotated = createDenseRows(count, kept);
  for (let row = 0; row < count; row++) {
    const to = row * kept;
    for (let from = 0; from < width; from++) {
      const weight = values[row * width + from];
      const line = from * kept;
      for (let column = 0; column < kept; column++)
        rotated.values[to + column] += weight * turn[line + column];
    }
  }
  normaliseRows(rotated);
  return rotated;
}
