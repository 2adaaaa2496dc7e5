/** Evidence of which units belong together, in a form that can be averaged over groups. */
export interface Kinship {
  readonly count: number;
  /** Row-major, `partitions` for each unit: the community in each partition, numbered across partitions. */
  readonly labels: Int32Array;
  readonly partitions: number;
  /** Labels are below it. */
  readonly labelCount: number;
  /** The unit's own page, −1 where none is known. */
  readonly pages: Int32Array;
  readonly pageCount: number;
  /** Of lists too short for communities: the similarity by wording of each pair, row-major. */
  readonly matrix: Float32Array | null;
}

/** Gives each other unit whose similarity by wording and own pages is at least `least`, which is above 0. */
export type EachKin = (
  unit: number,
  least: number,
  give: (other: number, similarity: number) => void,
) => void;

export function createEachKin(kinship: Kinship): EachKin {
  const { matrix, count, pages } = kinship;
  if (!matrix) {
    const index = new KinIndex(kinship);
    return (unit, least, give) => index.eachKin(unit, least, give);
  }
  return (unit, least, give) => {
    for (let other = 0; other < count; other++) {
      const isKnown = pages[unit] >= 0 && pages[other] >= 0;
      const pageTerm = isKnown ? knownPages + (pages[unit] === pages[other] ? sharedPage : 0) : 0;
      const similarity = matrix[unit * count + other] + pageTerm;
      if (other !== unit && similarity >= least) give(other, similarity);
    }
  };
}

/** Both on the same own page add .3, on different ones take .2: .5 for a shared page, −.2 for two known ones. */
export const sharedPage = 0.5;
export const knownPages = -0.2;

/** Looks up which units have something in common with one. */
class KinIndex {
  readonly #kinship: Kinship;
  readonly #starts: Int32Array;
  readonly #units: Int32Array;
  readonly #sums: Float64Array;
  readonly #touched: Int32Array;

  constructor(kinship: Kinship) {
    this.#kinship = kinship;
    const { count, labels, partitions, labelCount, pages, pageCount } = kinship;
    this.#starts = new Int32Array(labelCount + pageCount + 1);
    for (const label of labels) this.#starts[label + 1] += 1;
    for (const page of pages) if (page >= 0) this.#starts[labelCount + page + 1] += 1;
    for (let at = 0; at < labelCount + pageCount; at++) this.#starts[at + 1] += this.#starts[at];
    this.#units = new Int32Array(this.#starts[labelCount + pageCount]);
    const filled = this.#starts.slice();
    for (let unit = 0; unit < count; unit++) {
      for (let at = unit * partitions; at < (unit + 1) * partitions; at++)
        this.#units[filled[labels[at]]++] = unit;
      if (pages[unit] >= 0) this.#units[filled[labelCount + pages[unit]]++] = unit;
    }
    this.#sums = new Float64Array(count);
    this.#touched = new Int32Array(count);
  }

  eachKin(unit: number, least: number, give: (other: number, similarity: number) => void): void {
    const { labels, partitions, labelCount, pages } = this.#kinship;
    let size = 0;
    const add = (label: number, weight: number) => {
      for (let at = this.#starts[label]; at < this.#starts[label + 1]; at++) {
        const other = this.#units[at];
        if (this.#sums[other] === 0) this.#touched[size++] = other;
        this.#sums[other] += weight;
      }
    };
    for (let at = unit * partitions; at < (unit + 1) * partitions; at++) add(labels[at], 1 / partitions);
    if (pages[unit] >= 0) add(labelCount + pages[unit], sharedPage);
    for (let index = 0; index < size; index++) {
      const other = this.#touched[index];
      const pageTerm = pages[unit] >= 0 && pages[other] >= 0 ? knownPages : 0;
      const similarity = this.#sums[other] + pageTerm;
      this.#sums[other] = 0;
      if (other !== unit && similarity >= least) give(other, similarity);
    }
  }
}
