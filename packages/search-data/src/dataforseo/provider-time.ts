/**
 * Parses a provider's time, "2026-07-14 18:00:32 +00:00": not ISO, and engines differ on it. Null
 * for any other text.
 */
export function parseProviderTime(text: string | null | undefined): Date | null {
  const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) ([+-]\d\d:\d\d)$/.exec(text ?? '');
  if (!parts) return null;
  const time = new Date(`${parts[1]}T${parts[2]}${parts[3]}`);
  return Number.isNaN(time.getTime()) ? null : time;
}
