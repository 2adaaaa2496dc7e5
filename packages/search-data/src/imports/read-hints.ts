import { countryName, findLocationByCountry, locations } from '@keydence/domain';

/** The tools write UK for Great Britain. */
const otherCodes: Record<string, string> = { UK: 'GB' };

/** The country (ISO 3166 alpha-2) of a code, also one that Keydence does not have; null if there is none. */
export function readCountry(code: string | undefined): string | null {
  const upper = (code ?? '').trim().toUpperCase();
  const country = otherCodes[upper] ?? upper;
  return countryName(country) === null ? null : country;
}

/** The country in a file name: `…-organic.Positions-us-20250911-…`, or `google_gb_seed_matching-terms_…`. */
export function readCountryOfName(fileName: string): string | null {
  const match =
    /\.positions-([a-z]{2})(?:-|\.|$)/i.exec(fileName) ??
    /^google_([a-z]{2})_/i.exec(fileName) ??
    /_([a-z]{2})_\d{4}-\d{2}-\d{2}/i.exec(fileName) ??
    /-(?:subdomains|domain|prefix|exact|path|url)-([a-z]{2})(?![a-z])/i.exec(fileName);
  const country = readCountry(match?.[1]);
  // Two letters of a name may be a word: `path-to` is not Tonga.
  return country !== null && findLocationByCountry(country) ? country : null;
}

/** The country of a search engine in a title: `Google United Kingdom, interface language: English`. */
export function readCountryOfTitle(title: string): string | null {
  const lower = title.toLowerCase();
  if (!lower.includes('google')) return null;
  const named = locations.filter(({ locationName }) =>
    lower.includes(`google ${locationName.toLowerCase()}`),
  );
  const [longest] = named.toSorted((a, b) => b.locationName.length - a.locationName.length);
  return longest?.countryCode ?? null;
}
