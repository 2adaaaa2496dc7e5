const dollars = (usd: number) => `$${usd.toFixed(2)}`;

export const spendingMessages = {
  budgetExceeded: ({ budgetUsd, leftUsd }: { budgetUsd: number; leftUsd: number }) =>
    leftUsd > 0
      ? `This would cost more than the ${dollars(leftUsd)} that are left of this month’s live-data budget (${dollars(budgetUsd)}). An owner can raise it in the workspace settings.`
      : `This month’s live-data budget (${dollars(budgetUsd)}) is used up. An owner can raise it in the workspace settings.`,
  serverBudgetUsedUp:
    'This would cost more than is left of what this server may spend on live data this month. Its operator can raise that.',
  overMaximum: (maxUsd: number) => `This server allows at most ${dollars(maxUsd)} a month.`,
} as const;
