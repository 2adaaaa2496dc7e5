import { locations } from '@keydence/domain';

/** The month in a header, as `YYYY-MM`: `Searches: Oct 2020`, `Oct. de 2020`, `2020年10月`, `2020-10`, `10-2020`; null for any other text. */
export function readMonth(header: string): string | null {
  const text = header
    .trim()
    .toLowerCase()
    .normalize('NFC')
    .replace(/^[^:：]{1,60}[:：] ?/, '');
  const [, name = '', year = ''] = /^(\p{L}{2,20})\.? (?:de )?(20\d\d)(?: г\.| р\.)?$/u.exec(text) ?? [];
  const named = year === '' ? undefined : monthOfName(name);
  if (named !== undefined) return `${year}-${twoDigits(named)}`;
  const [, front, back = ''] = /^(20\d\d)[-/.](0[1-9]|1[0-2])$/.exec(text) ?? readEastAsian(text) ?? [];
  if (front) return `${front}-${twoDigits(Number(back))}`;
  const [, month, behind] = /^(0[1-9]|1[0-2])[-/.](20\d\d)$/.exec(text) ?? [];
  return month && behind ? `${behind}-${month}` : null;
}

const readEastAsian = (text: string) => /^(20\d\d) ?[年년] ?([1-9]|0[1-9]|1[0-2]) ?[月월]$/.exec(text);
const twoDigits = (number: number) => String(number).padStart(2, '0');

let known: ReadonlyMap<string, number> | null = null;

/** The number of a month, 1 to 12, by its name in any language that the product knows, in full or short. */
export function monthOfName(name: string): number | undefined {
  known ??= collectNames();
  return known.get(name);
}

/** The date with a day has the name as in a sentence, which differs in some languages. */
const forms = [
  { month: 'long' },
  { month: 'short' },
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
] as const;

function collectNames(): Map<string, number> {
  const names = new Map<string, number>();
  const unclear = new Set<string>();
  for (const language of new Set(['en', ...locations.map(({ languageCode }) => languageCode)])) {
    for (const form of forms) {
      const format = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC', calendar: 'gregory' });
      for (let month = 1; month <= 12; month += 1) {
        const parts = format.formatToParts(new Date(Date.UTC(2025, month - 1, 15)));
        const text = parts.find(({ type }) => type === 'month')?.value ?? '';
        const name = text.toLowerCase().normalize('NFC').replace(/\.$/, '');
        if ((names.get(name) ?? month) !== month) unclear.add(name);
        names.set(name, month);
      }
    }
  }
  // `listopad` is November in Czech and October in Croatian.
  for (const name of unclear) names.delete(name);
  return names.set('sep', 9).set('mrz', 3);
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
