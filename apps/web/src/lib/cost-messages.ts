import { formatDollars } from './format-dollars.ts';

interface Estimate {
  name?: string | undefined;
  expectedUsd: number | null;
  upToUsd: number;
}

export const costTexts = {
  note: (estimates: readonly Estimate[], leftUsd: number) =>
    `Live data: ${estimates.map(describe).join('; ')}. ${formatDollars(leftUsd)} left this month.`,
  setup: (upToUsd: number, leftUsd: number) =>
    `Live data from DataForSEO: this setup costs at most ${formatDollars(upToUsd)}. ${formatDollars(leftUsd)} left this month.`,
  mayStop:
    'The remaining budget may not cover this run. An owner can raise the budget in the workspace settings.',
  unknown: 'Could not estimate the cost of live data.',
} as const;

/** "Refetch Rankings about $0.13, at most $1.32". */
function describe({ name, expectedUsd, upToUsd }: Estimate): string {
  const most = `at most ${formatDollars(upToUsd)}`;
  const isVague = expectedUsd === null || expectedUsd >= upToUsd;
  const cost = isVague ? most : `about ${formatDollars(expectedUsd)}, ${most}`;
  return name ? `${name} ${cost}` : cost;
}
