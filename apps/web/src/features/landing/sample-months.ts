const monthCount = 12;

/**
 * Twelve months of a sample keyword for its chart, oldest first, ending at 100: the end matches the change
 * in percent on the card, and every keyword has its own pattern.
 */
export function sampleMonths(keyword: string, change: number): number[] {
  const seed = [...keyword].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const before = 100 / (1 + change / 100);
  return Array.from({ length: monthCount }, (_, month) => {
    const age = monthCount - 1 - month;
    if (age === 0) return 100;
    if (age <= 2) return Math.round(before + ((100 - before) * (2 - age)) / 2);
    return Math.round(before * (0.82 + 0.24 * Math.sin(seed + month * 1.7)));
  });
}
