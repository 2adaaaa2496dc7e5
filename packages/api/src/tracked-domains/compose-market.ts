import { findLocation } from '@keydence/domain';

/** `Germany, de`: a market as the audit log names it. */
export function composeMarket({
  locationCode,
  languageCode,
}: {
  locationCode: number;
  languageCode: string;
}): string {
  return `${findLocation(locationCode)?.locationName ?? locationCode}, ${languageCode}`;
}
