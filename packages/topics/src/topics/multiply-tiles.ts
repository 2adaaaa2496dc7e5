import type { DenseRows } from './dense-rows.ts';

export const tileRows = 64;
const leftStep = 2;
const rightStep = 4;

/** Some rows in double precision, which is read without conversion; rows beyond them are zeros. */
export interface Tile {
  count: number;
  readonly width: number;
  readonly values: Float64Array;
}

export function createTile(width: number): Tile {
  return { count: 0, width, values: new Float64Array(tileRows * width) };
}

/** @param numberOf the row at each position of the tile. */
export function fillTile(
  tile: Tile,
  rows: DenseRows,
  count: number,
  numberOf: (place: number) => number,
): void {
  const { width, values } = tile;
  tile.count = count;
  for (let place = 0; place < count; place++) {
    const from = numberOf(place) * width;
    const to = place * width;
    for (let column = 0; column < width; column++) values[to + column] = rows.values[from + column];
  }
  values.fill(0, count * width);
}

/** left · rightᵀ, in steps of two rows by four: eight products for six reads. @param products `tileRows` squared. */
export function multiplyTiles(left: Tile, right: Tile, products: Float64Array): void {
  for (let row = 0; row < left.count; row += leftStep) {
    for (let other = 0; other < right.count; other += rightStep)
      multiplyStep(left, right, { row, other }, products);
  }
}

function multiplyStep(
  { width, values }: Tile,
  right: Tile,
  { row, other }: { row: number; other: number },
  products: Float64Array,
): void {
  const others = right.values;
  const a = row * width;
  const b = a + width;
  const c = other * width;
  const d = c + width;
  const e = d + width;
  const f = e + width;
  let ac = 0;
  let ad = 0;
  let ae = 0;
  let af = 0;
  let bc = 0;
  let bd = 0;
  let be = 0;
  let bf = 0;
  for (let column = 0; column < width; column++) {
    const first = values[a + column];
    const second = values[b + column];
    const one = others[c + column];
    const two = others[d + column];
    const three = others[e + column];
    const four = others[f + column];
    ac += first * one;
    ad += first * two;
    ae += first * three;
    af += first * four;
    bc += second * one;
    bd += second * two;
    be += second * three;
    bf += second * four;
  }
  const at = row * tileRows + other;
  products[at] = ac;
  products[at + 1] = ad;
  products[at + 2] = ae;
  products[at + 3] = af;
  products[at + tileRows] = bc;
  products[at + tileRows + 1] = bd;
  products[at + tileRows + 2] = be;
  products[at + tileRows + 3] = bf;
}
