const style = { style: 'currency', currency: 'USD' } as const;

/** "$1,234.50"; an amount below a cent as "less than $0.01". */
export function formatDollars(usd: number): string {
  if (usd > 0 && usd < 0.01) return 'less than $0.01';
  return usd.toLocaleString('en-US', style);
}
