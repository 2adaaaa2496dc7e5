import { type PositionBucket, positionRanges } from '@keydence/domain';

/** "4 to 10". */
export function rankRangeText(bucket: PositionBucket): string {
  return positionRanges[bucket].join(' to ');
}
