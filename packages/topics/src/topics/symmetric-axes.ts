/** The axes of a symmetric matrix, largest value first; axis k is column k. */
export interface Axes {
  readonly values: Float64Array;
  /** Row-major, as wide as the matrix. */
  readonly vectors: Float64Array;
}

const mostSweeps = 12;

/** Cyclic Jacobi rotations (Golub & Van Loan, 8.5). @param matrix row-major; it is overwritten. */
export function findAxes(matrix: Float64Array, size: number): Axes {
  // Row k holds axis k until the end, so that a rotation runs along memory.
  const axes = new Float64Array(size * size);
  for (let index = 0; index < size; index++) axes[index * size + index] = 1;
  const negligible = 1e-9 * trace(matrix, size);
  for (let sweep = 0; sweep < mostSweeps; sweep++) {
    let isDone = true;
    for (let one = 0; one < size - 1; one++) {
      for (let other = one + 1; other < size; other++) {
        if (Math.abs(matrix[one * size + other]) <= negligible) continue;
        isDone = false;
        rotate(matrix, axes, size, one, other);
      }
    }
    if (isDone) break;
  }
  return sortAxes(matrix, axes, size);
}

function trace(matrix: Float64Array, size: number): number {
  let sum = 0;
  for (let index = 0; index < size; index++) sum += Math.abs(matrix[index * size + index]);
  return sum / size;
}

function rotate(matrix: Float64Array, axes: Float64Array, size: number, one: number, other: number): void {
  const rowOne = one * size;
  const rowOther = other * size;
  const theta = (matrix[rowOther + other] - matrix[rowOne + one]) / (2 * matrix[rowOne + other]);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (let at = 0; at < size; at++) {
    const first = matrix[rowOne + at];
    const second = matrix[rowOther + at];
    matrix[rowOne + at] = cosine * first - sine * second;
    matrix[rowOther + at] = sine * first + cosine * second;
    const axisFirst = axes[rowOne + at];
    const axisSecond = axes[rowOther + at];
    axes[rowOne + at] = cosine * axisFirst - sine * axisSecond;
    axes[rowOther + at] = sine * axisFirst + cosine * axisSecond;
  }
  for (let at = 0; at < size * size; at += size) {
    const first = matrix[at + one];
    const second = matrix[at + other];
    matrix[at + one] = cosine * first - sine * second;
    matrix[at + other] = sine * first + cosine * second;
  }
}

function sortAxes(matrix: Float64Array, axes: Float64Array, size: number): Axes {
  const order = Array.from({ length: size }, (_, index) => index);
  order.sort((a, b) => matrix[b * size + b] - matrix[a * size + a] || a - b);
  const vectors = new Float64Array(size * size);
  const values = Float64Array.from(order, (index) => matrix[index * size + index]);
  for (const [column, index] of order.entries()) {
    for (let row = 0; row < size; row++) vectors[row * size + column] = axes[index * size + row];
  }
  return { values, vectors };
}
