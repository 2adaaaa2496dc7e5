/** How far two groupings of the same things agree: adjusted Rand index (Hubert, Arabie 1985) and F1 over pairs. */
export function rateAgreement(
  found: readonly (string | number)[],
  labels: readonly (string | number)[],
): { ari: number; pairF1: number } {
  const together = countPairs(found.map((group, index) => `${group} ${labels[index]}`));
  const inFound = countPairs(found);
  const inLabels = countPairs(labels);
  const byChance = (inFound * inLabels) / ((found.length * (found.length - 1)) / 2);
  return {
    ari: (together - byChance) / ((inFound + inLabels) / 2 - byChance),
    pairF1: (2 * together) / (inFound + inLabels),
  };
}

function countPairs(groups: readonly (string | number)[]): number {
  const sizes = new Map<string | number, number>();
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return [...sizes.values()].reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
}
