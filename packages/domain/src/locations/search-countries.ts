import { locations } from './locations.ts';
import type { Location } from './schema.ts';

/** Countries that a typed text may mean. */
export interface CountryMatches {
  locations: readonly Location[];
  /** Name of a country outside the list that the text names instead; the locations are the nearest to it. */
  missing: string | null;
}

/** Common English names and abbreviations that differ from the list's. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['uae', 'emirates'],
  CI: ['ivory coast'],
  CZ: ['czech republic'],
  GB: ['uk', 'great britain', 'england', 'scotland', 'wales', 'northern ireland'],
  KR: ['republic of korea'],
  MM: ['burma'],
  NL: ['holland'],
  TR: ['turkey'],
  US: ['usa', 'america'],
};
const leastLetters = 3;

/**
 * The countries of the list for a typed text: by name, also in their own language, by a common other
 * name or by their ISO code. For a country that the list does not have, those with its language, or
 * all of them.
 */
export function searchCountries(text: string): CountryMatches {
  const wanted = plain(text);
  if (wanted === '') return { locations, missing: null };
  const known = locations.filter((location) => isMeant(location, wanted));
  // "UK" is a part of "Ukraine": what the text is in whole comes first.
  const exact = known.filter(({ countryCode, locationName }) =>
    [plain(locationName), countryCode.toLowerCase(), ...(otherNames[countryCode] ?? [])].includes(wanted),
  );
  if (known.length > 0) return { locations: [...new Set([...exact, ...known])], missing: null };
  const missing = findMissing(wanted);
  if (!missing) return { locations: [], missing: null };
  const near = locations.filter(({ languageCode }) => languageCode.split('-')[0] === missing.language);
  return { locations: near.length > 0 ? near : locations, missing: missing.name };
}

/** English name of a country by its ISO 3166 alpha-2 code, also of one outside the list; null if there is none. */
export function countryName(code: string): string | null {
  const known = locations.find(({ countryCode }) => countryCode === code.toUpperCase());
  return known?.locationName ?? regionName('en', code.toUpperCase());
}

function isMeant({ locationName, countryCode, languageCode }: Location, wanted: string): boolean {
  return (
    plain(locationName).includes(wanted) ||
    countryCode.toLowerCase() === wanted ||
    (otherNames[countryCode] ?? []).some((name) => name.startsWith(wanted)) ||
    plain(regionName(languageCode, countryCode) ?? '').includes(wanted)
  );
}

function findMissing(wanted: string): { name: string; language: string } | null {
  const listed = new Set(locations.map(({ countryCode }) => countryCode));
  for (const code of regionCodes()) {
    const name = listed.has(code) ? null : regionName('en', code);
    if (name === null) continue;
    const { language = '' } = new Intl.Locale(`und-${code}`).maximize();
    const names = [name, regionName(language, code) ?? name].map(plain);
    const isNamed =
      code.toLowerCase() === wanted ||
      names.some((one) => one === wanted || (wanted.length >= leastLetters && one.startsWith(wanted)));
    if (isNamed) return { name, language };
  }
  return null;
}

function regionCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((first) => letters.map((second) => first + second));
}

/** Codes that are named, but no countries. */
const notCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
const regionNames = new Map<string, Intl.DisplayNames>();

function regionName(language: string, code: string): string | null {
  if (language === '' || !/^[A-Z]{2}$/.test(code) || notCountries.has(code)) return null;
  const names =
    regionNames.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  regionNames.set(language, names);
  return names.of(code) ?? null;
}

/** In lower case, without accents. */
function plain(text: string): string {
  return text.trim().normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
