const styles = {
  long: { dateStyle: 'long' },
  short: { month: 'short', day: 'numeric' },
} as const;

/** "November 21, 2026", or short "Nov 21", of a calendar day (`YYYY-MM-DD`) or a moment, in UTC. */
export function formatDay(day: string | Date, style: keyof typeof styles = 'long'): string {
  return new Date(day).toLocaleDateString('en-US', { ...styles[style], timeZone: 'UTC' });
}
