/** The values on which Google reports monthly searches: neighbours are about 20 % apart. */
export const volumeLadder: readonly number[] = [
  10, 20, 30, 40, 50, 70, 90, 110, 140, 170, 210, 260, 320, 390, 480, 590, 720, 880, 1000, 1300, 1600, 1900,
  2400, 2900, 3600, 4400, 5400, 6600, 8100, 9900, 12100, 14800, 18100, 22200, 27100, 33100, 40500, 49500,
  60500, 74000, 90500, 110000, 135000, 165000, 201000, 246000, 301000, 368000, 450000, 550000, 673000, 823000,
  1000000,
];

/** The ladder value nearest to a number of searches; the lower one when two are equally near. */
export function nearestVolume(searches: number): number {
  let low = 0;
  let high = volumeLadder.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((volumeLadder[middle] ?? 0) < searches) low = middle + 1;
    else high = middle;
  }
  const above = volumeLadder[low] ?? 10;
  const below = volumeLadder[low - 1] ?? above;
  return searches - below <= above - searches ? below : above;
}
