const numbers = new Intl.NumberFormat('en-US');

/** Formats as "1,234" or "−1,234", with a minus sign; null means unknown. */
export function formatNumber(value: number): string;
export function formatNumber(value: number | null | undefined): string | null;
export function formatNumber(value: number | null | undefined): string | null {
  return value === null || value === undefined ? null : numbers.format(value).replace('-', '−');
}
