import type { VolumeChanges } from '../search-data/port.ts';

const weights = { oneMonth: 0.25, threeMonths: 0.35, twelveMonths: 0.4 } as const;
const windows = ['oneMonth', 'threeMonths', 'twelveMonths'] as const;

/**
 * Momentum of the demand, -100 to 100; null if no window is known. Each percent change becomes
 * clamp(log2(1 + max(p, -99)/100) / 2, -1, 1), so that doubling (+0.5) and halving (-0.5) are
 * symmetric; the known windows are averaged (year on year weighs most, because it has no seasonal
 * effect) and damped for small volumes by min(1, log10(max(volume, 10)) / 3). The formula is our
 * own.
 */
export function momentumScore(facts: VolumeChanges & { searchVolume: number | null }): number | null {
  let weighted = 0;
  let weightSum = 0;
  for (const window of windows) {
    const change = facts[window];
    if (change === null) continue;
    weighted += weights[window] * symmetricChange(change);
    weightSum += weights[window];
  }
  if (weightSum === 0) return null;
  const confidence = Math.min(1, Math.log10(Math.max(facts.searchVolume ?? 0, 10)) / 3);
  return Math.round((100 * weighted * confidence) / weightSum) + 0;
}

function symmetricChange(percent: number): number {
  return Math.min(1, Math.max(-1, Math.log2(1 + Math.max(percent, -99) / 100) / 2));
}
