const dollars = (usd: number) => `$${usd.toFixed(2)}`;

/** What a user reads about money. */
export const spendingMessages = {
  budgetExceeded: ({ budgetUsd, leftUsd }: { budgetUsd: number; leftUsd: number }) =>
    leftUsd > 0
      ? `This would cost more than the ${dollars(leftUsd)} that are left of this month’s live-data budget (${dollars(budgetUsd)}). An owner can raise it in the workspace settings.`
      : `This month’s live-data budget (${dollars(budgetUsd)}) is used up. An owner can raise it in the workspace settings.`,
  ownersOnly: 'Only owners can change the budget. Ask an owner of this workspace.',
  overMaximum: (maxUsd: number) => `This server allows at most ${dollars(maxUsd)} a month.`,
} as const;
