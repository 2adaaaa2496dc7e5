import { findLocationByCountry } from '@keydence/domain';

/** The first valid day in a text, as `YYYY-MM-DD`, also where it is written `20250911`. */
export function readDay(text: string | undefined): string | null {
  const match = /(?<!\d)(20\d\d)[-_/.]?(0[1-9]|1[0-2])[-_/.]?(0[1-9]|[12]\d|3[01])(?!\d)/.exec(text ?? '');
  if (!match) return null;
  const day = `${match[1]}-${match[2]}-${match[3]}`;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}

/** The tools write UK for Great Britain. */
const otherCodes: Record<string, string> = { UK: 'GB' };

/** The country (ISO 3166 alpha-2) that a code stands for; null when it stands for none that Keydence has. */
export function readCountry(code: string | undefined): string | null {
  const upper = (code ?? '').trim().toUpperCase();
  return findLocationByCountry(otherCodes[upper] ?? upper)?.countryCode ?? null;
}

/** The country in a file name: `…-organic.Positions-us-20250911-…`, or `google_gb_seed_matching-terms_…`. */
export function readCountryOfName(fileName: string): string | null {
  const match =
    /\.positions-([a-z]{2})(?:-|\.|$)/i.exec(fileName) ??
    /^google_([a-z]{2})_/i.exec(fileName) ??
    /_([a-z]{2})_\d{4}-\d{2}-\d{2}/i.exec(fileName);
  return readCountry(match?.[1]);
}
