import type { SparseRows } from '../text/tf-idf-rows.ts';

/** Rows of one width, one behind the other. */
export interface DenseRows {
  readonly count: number;
  readonly width: number;
  readonly values: Float32Array;
}

export function createDenseRows(count: number, width: number): DenseRows {
  return { count, width, values: new Float32Array(count * width) };
}

/** sparse · dense, over the sparse rows that are named. */
export function multiplySparse(sparse: SparseRows, dense: DenseRows, picked: Int32Array): DenseRows {
  const { width, values } = dense;
  const product = createDenseRows(picked.length, width);
  for (let row = 0; row < picked.length; row++) {
    const to = row * width;
    const end = sparse.starts[picked[row] + 1];
    for (let at = sparse.starts[picked[row]]; at < end; at++) {
      const weight = sparse.values[at];
      const from = sparse.columns[at] * width;
      for (let column = 0; column < width; column++) {
        product.values[to + column] += weight * values[from + column];
      }
    }
  }
  return product;
}

/** sparseᵀ · dense, where row r of the dense belongs to the sparse row `picked[r]`. */
export function multiplyTransposed(sparse: SparseRows, dense: DenseRows, picked: Int32Array): DenseRows {
  const { width, values } = dense;
  const product = createDenseRows(sparse.width, width);
  for (let row = 0; row < picked.length; row++) {
    const from = row * width;
    const end = sparse.starts[picked[row] + 1];
    for (let at = sparse.starts[picked[row]]; at < end; at++) {
      const weight = sparse.values[at];
      const to = sparse.columns[at] * width;
      for (let column = 0; column < width; column++) {
        product.values[to + column] += weight * values[from + column];
      }
    }
  }
  return product;
}

/** oneᵀ · other, symmetric by construction: only the upper half is computed. */
export function multiplyInner(one: DenseRows, other: DenseRows): Float64Array {
  const { count, width } = one;
  const product = new Float64Array(width * width);
  for (let row = 0; row < count; row++) {
    const start = row * width;
    for (let first = 0; first < width; first++) {
      const weight = one.values[start + first];
      const to = first * width;
      for (let second = first; second < width; second++) {
        product[to + second] += weight * other.values[start + second];
      }
    }
  }
  for (let first = 0; first < width; first++) {
    for (let second = 0; second < first; second++)
      product[first * width + second] = product[second * width + first];
  }
  return product;
}

/** Makes every row as long as 1; a row of zeros stays one. */
export function normaliseRows({ count, width, values }: DenseRows): void {
  for (let row = 0; row < count; row++) {
    let squares = 0;
    for (let at = row * width; at < (row + 1) * width; at++) squares += values[at] * values[at];
    if (squares === 0) continue;
    const scale = 1 / Math.sqrt(squares);
    for (let at = row * width; at < (row + 1) * width; at++) values[at] *= scale;
  }
}
