/** "November 21, 2026" of a calendar day (`YYYY-MM-DD`) or a moment, in UTC. */
export function formatDay(day: string | Date): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
