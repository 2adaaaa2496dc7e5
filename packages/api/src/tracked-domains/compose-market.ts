import { findLocation } from '@keydence/domain';

/** A market for the audit log, for example `Germany, de`. */
export function composeMarket({
  locationCode,
  languageCode,
}: {
  locationCode: number;
  languageCode: string;
}): string {
  return `${findLocation(locationCode)?.locationName ?? locationCode}, ${languageCode}`;
}
