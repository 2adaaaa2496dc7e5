export const competitionLevels = ['LOW', 'MEDIUM', 'HIGH'] as const;
export type CompetitionLevel = (typeof competitionLevels)[number];

/** The largest index (0 to 100) of each level, as Google Ads draws the lines. */
export const competitionLevelMax: Record<CompetitionLevel, number> = { LOW: 33, MEDIUM: 66, HIGH: 100 };

/** How many advertisers bid on a keyword, from its index of 0 to 100; unknown stays unknown. */
export function competitionLevelOf(index: number | null): CompetitionLevel | null {
  if (index === null) return null;
  return competitionLevels.find((level) => index <= competitionLevelMax[level]) ?? 'HIGH';
}
