/** "1,234" for people; null where nothing is known. */
export function formatNumber(value: number): string;
export function formatNumber(value: number | null | undefined): string | null;
export function formatNumber(value: number | null | undefined): string | null {
  return value?.toLocaleString('en-US') ?? null;
}
