const monthCount = 12;

/**
 * Twelve months for the drawing of a sample keyword, oldest first, the newest 100: they end with the change in percent
 * that the card names, and every keyword has a rhythm of its own.
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
