export const competitionLevels = ['LOW', 'MEDIUM', 'HIGH'] as const;
export type CompetitionLevel = (typeof competitionLevels)[number];

/** Largest index (0 to 100) of each level, by the limits of Google Ads. */
export const competitionLevelMax: Record<CompetitionLevel, number> = { LOW: 33, MEDIUM: 66, HIGH: 100 };

/** Level of advertiser competition from an index of 0 to 100; null if unknown. */
export function competitionLevelOf(index: number | null): CompetitionLevel | null {
  if (index === null) return null;
  return competitionLevels.find((level) => index <= competitionLevelMax[level]) ?? 'HIGH';
}
