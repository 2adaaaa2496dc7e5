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

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The month in a header, as `YYYY-MM`: `Searches: Oct 2020`, `Oct 2020`, `2020-10`, `10-2020`; null for any other text. */
export function readMonth(header: string): string | null {
  const text = header
    .trim()
    .toLowerCase()
    .replace(/^searches: /, '');
  const [, name = '', year = ''] = /^([a-z]{3})[a-z]*\.? (\d{4})$/.exec(text) ?? [];
  const place = monthNames.indexOf(name);
  if (place !== -1) return `${year}-${String(place + 1).padStart(2, '0')}`;
  const [, front, back] = /^(20\d\d)[-/.](0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (front && back) return `${front}-${back}`;
  const [, month, behind] = /^(0[1-9]|1[0-2])[-/.](20\d\d)$/.exec(text) ?? [];
  return month && behind ? `${behind}-${month}` : null;
}

/** More months than any trend has. */
const mostMonths = 120;

/** The months of a header such as `SV trend (02-2024 - 01-2026)`, oldest first; none for any other text. */
export function listMonths(header: string): string[] {
  const [, from, to] = /\((\d\d-\d{4}) - (\d\d-\d{4})\)/.exec(header) ?? [];
  const first = readMonth(from ?? '');
  const last = readMonth(to ?? '');
  if (first === null || last === null) return [];
  const months: string[] = [];
  for (let at = new Date(`${first}-01T00:00:00Z`); months.length < mostMonths; ) {
    const month = at.toISOString().slice(0, 7);
    if (month > last) break;
    months.push(month);
    at = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
  }
  return months;
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
