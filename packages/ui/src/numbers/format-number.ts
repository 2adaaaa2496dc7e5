/** Formats as "1,234" or "−1,234", with a minus sign; null means unknown. */
export function formatNumber(value: number): string;
export function formatNumber(value: number | null | undefined): string | null;
export function formatNumber(value: number | null | undefined): string | null {
  return value?.toLocaleString('en-US').replace('-', '−') ?? null;
}
