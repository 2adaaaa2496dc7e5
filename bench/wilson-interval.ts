/** Cases of all, as a share with its 95 % interval (Wilson, 1927). Without cases the share is unknown (NaN). */
export function wilsonInterval(cases: number, all: number): { share: number; low: number; high: number } {
  const z = 1.96;
  const share = cases / all;
  const scale = 1 + z ** 2 / all;
  const middle = (share + z ** 2 / (2 * all)) / scale;
  const half = (z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2))) / scale;
  return { share, low: middle - half, high: middle + half };
}
