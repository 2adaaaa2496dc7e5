/**
 * The false discovery rate at which each of several tests counts as a finding, in the order of their p-values
 * (Benjamini and Hochberg, 1995).
 */
export function falseDiscoveryRates(pValues: readonly number[]): number[] {
  const order = pValues.map((_, index) => index).sort((a, b) => pValues[b] - pValues[a]);
  const rates = new Array<number>(pValues.length).fill(1);
  let least = 1;
  order.forEach((index, fromLast) => {
    const rank = pValues.length - fromLast;
    least = Math.min(least, (pValues[index] * pValues.length) / rank);
    rates[index] = least;
  });
  return rates;
}
