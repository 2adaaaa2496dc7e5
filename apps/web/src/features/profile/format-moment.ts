const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** `Nov 20, 2026, 9:00 AM` of an ISO time, in the person's own time zone. */
export function formatMoment(time: string): string {
  return format.format(new Date(time));
}
