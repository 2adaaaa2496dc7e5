const day = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;
const instant = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}:?\d{2})?$/i;
const mail = /^(?:[a-z]{3}, ?)?(\d{1,2}) ([a-z]{3})[a-z]* (\d{4}) (\d{2}:\d{2}(?::\d{2})?) ?(.*)$/i;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** UTC offsets in hours of the zones in RFC 822. */
const zones: Readonly<Record<string, number>> = {
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};
/** Programs without a date write the start of their epoch. */
const firstYear = 1_971;

/**
 * Parses a date of a sitemap or feed: W3C format, also with a space for the T, or e-mail format.
 * Null if unreadable or implausible: before 1971, or after `now`. The default zone is UTC.
 */
export function readSitemapDate(text: string, now: Date | null): Date | null {
  const date = parseDate(text.trim());
  if (date === null || Number.isNaN(date.getTime()) || date.getUTCFullYear() < firstYear) return null;
  return now !== null && date > now ? null : date;
}

function parseDate(text: string): Date | null {
  const onDay = day.exec(text);
  if (onDay) return new Date(`${onDay[1]}-${onDay[2] ?? '01'}-${onDay[3] ?? '01'}T00:00:00Z`);
  const at = instant.exec(text);
  if (at) return new Date(`${at[1]}T${at[2]}${withColon(at[3] ?? 'Z')}`);
  const mailed = mail.exec(text);
  if (!mailed) return null;
  const month = months.indexOf((mailed[2] ?? '').toLowerCase()) + 1;
  const iso = `${mailed[3]}-${String(month).padStart(2, '0')}-${(mailed[1] ?? '').padStart(2, '0')}`;
  const zone = (mailed[5] ?? '').toUpperCase();
  const hours = zones[zone];
  if (hours !== undefined) {
    return new Date(new Date(`${iso}T${mailed[4]}Z`).getTime() - hours * 3_600_000);
  }
  const offset = /^[+-]\d{4}$/.test(zone) ? withColon(zone) : 'Z';
  return new Date(`${iso}T${mailed[4]}${offset}`);
}

function withColon(zone: string): string {
  return zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase();
}
