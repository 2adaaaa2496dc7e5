/**
 * Caches formatters: creating one takes a thousand times longer than using it, and a screen formats
 * many labels.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

const styles = {
  long: { dateStyle: 'long' },
  medium: { dateStyle: 'medium' },
  short: { month: 'short', day: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  monthName: { month: 'short' },
  longMonth: { month: 'long', year: 'numeric' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  exact: { dateStyle: 'full', timeStyle: 'long' },
  day: {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  time: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Style = keyof typeof styles;
export type DateStyle = 'long' | 'medium' | 'short';
export type MonthStyle = 'month' | 'longMonth' | 'monthName';
export type MomentStyle = 'moment' | 'exact' | 'day' | 'time';

function format(at: Date, style: Style, timeZone: string): string {
  const key = `${style} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known.format(at);
  const made = new Intl.DateTimeFormat('en-US', { ...styles[style], timeZone });
  formats.set(key, made);
  return made.format(at);
}

/** "November 21, 2026" for a calendar day (`YYYY-MM-DD`), which is the same in every time zone. */
export function formatDay(day: string, style: DateStyle = 'long'): string {
  return format(new Date(`${day}T00:00:00Z`), style, 'UTC');
}

const nearDays = 300;

/**
 * "Nov 22", with the year ("Nov 22, 2024") if the day is so far from the other one that the year
 * would be ambiguous.
 */
export function formatNearDay(day: string, near: string): string {
  const apart = Math.abs(Date.parse(`${day}T00:00:00Z`) - Date.parse(`${near}T00:00:00Z`)) / 86_400_000;
  return formatDay(day, apart > nearDays ? 'medium' : 'short');
}

/** "Nov 2026", "November 2026" or "Nov" for a calendar month (`YYYY-MM`). */
export function formatMonth(month: string, style: MonthStyle = 'month'): string {
  return format(new Date(`${month}-01T00:00:00Z`), style, 'UTC');
}

/** The day of an instant in a time zone. */
export function formatDate(at: Date | string, timeZone: string, style: DateStyle = 'long'): string {
  return format(new Date(at), style, timeZone);
}

/** "Nov 20, 2026, 9:00 AM": an instant in a time zone. */
export function formatMoment(at: Date | string, timeZone: string, style: MomentStyle = 'moment'): string {
  return format(new Date(at), style, timeZone);
}
