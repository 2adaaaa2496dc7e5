import { locations } from '@keydence/domain';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const interfaceLanguages = new Set(['en', ...locations.map(({ languageCode }) => languageCode)]);

let known: Set<string> | null = null;

/** Whether a text is the name of a country in any language that the product knows. */
export function isCountryName(text: string): boolean {
  known ??= collectNames();
  return known.has(text.trim().toLowerCase());
}

function collectNames(): Set<string> {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => english.of(code) !== undefined);
  const names = new Set<string>();
  for (const language of interfaceLanguages) {
    const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of codes) names.add((regions.of(code) ?? code).toLowerCase());
  }
  return names;
}
