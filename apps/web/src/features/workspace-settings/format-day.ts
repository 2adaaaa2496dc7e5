/** A day as the settings write it. */
export function formatDay(time: string): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'medium' });
}
