import { findLocationByCountry, locations } from '@keydence/domain';

/** The first valid day in a text, as `YYYY-MM-DD`, also where it is written `20250911`. */
export function readDay(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  const match = /(?<!\d)(20\d\d)[-_/.]?(0[1-9]|1[0-2])[-_/.]?(0[1-9]|[12]\d|3[01])(?!\d)/.exec(text);
  if (!match) return null;
  const [, year, month, date] = match;
  // Day 0 of the next month is the last one of this.
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(date) <= days ? `${year}-${month}-${date}` : null;
}

/** The tools write UK for Great Britain. */
const otherCodes: Record<string, string> = { UK: 'GB' };

/** The country (ISO 3166 alpha-2) of a code; null if Keydence does not have it. */
export function readCountry(code: string | undefined): string | null {
  const upper = (code ?? '').trim().toUpperCase();
  return findLocationByCountry(otherCodes[upper] ?? upper)?.countryCode ?? null;
}

/** The country in a file name: `…-organic.Positions-us-20250911-…`, or `google_gb_seed_matching-terms_…`. */
export function readCountryOfName(fileName: string): string | null {
  const match =
    /\.positions-([a-z]{2})(?:-|\.|$)/i.exec(fileName) ??
    /^google_([a-z]{2})_/i.exec(fileName) ??
    /_([a-z]{2})_\d{4}-\d{2}-\d{2}/i.exec(fileName) ??
    /-(?:subdomains|domain|prefix|exact|path|url)-([a-z]{2})(?![a-z])/i.exec(fileName);
  return readCountry(match?.[1]);
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
