import { locations } from './locations.ts';
import type { Location } from './schema.ts';

const byCode = new Map(locations.map((location) => [location.locationCode, location]));
const byName = new Map(locations.map((location) => [location.locationName.toLowerCase(), location]));
const byCountry = new Map(locations.map((location) => [location.countryCode, location]));

/** The country with this Google Ads geotarget code; undefined if it is not in the list. */
export function findLocation(locationCode: number): Location | undefined {
  return byCode.get(locationCode);
}

/** The country with this English name, in any case; undefined if it is not in the list. */
export function findLocationByName(name: string): Location | undefined {
  return byName.get(name.trim().toLowerCase());
}

/** The country with this ISO 3166 alpha-2 code, in any case; undefined if it is not in the list. */
export function findLocationByCountry(countryCode: string): Location | undefined {
  return byCountry.get(countryCode.toUpperCase());
}

function requireLocation(locationCode: number): Location {
  const location = findLocation(locationCode);
  if (!location) throw new Error(`location ${locationCode} is missing from the list`);
  return location;
}

/** United States, English (2840): the market if the country is unknown. */
export const defaultLocation: Location = requireLocation(2840);
