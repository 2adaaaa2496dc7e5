import { formatDollars } from '../../lib/format-dollars.ts';

export const spendingTexts = {
  title: 'Live Search Data',
  hint: 'Charges by DataForSEO for this workspace. Cached responses are free.',
  loadFailed: 'Could not load the cost',
  spent: (spentUsd: number, budgetUsd: number) =>
    `${formatDollars(spentUsd)} of ${formatDollars(budgetUsd)} spent in`,
  calls: (paid: number, saved: number) =>
    `${count(paid, 'paid request')}, ${count(saved, 'cached response')} free of charge.`,
  usedUp: 'This month’s budget is used up. Requests stop until next month or until an owner raises it.',
  chart: 'Spent so far',
  caption: 'US dollars since the first of the month, by day (UTC).',
  series: 'US dollars',
  day: 'Day',
  onDay: 'On the day',
  soFar: 'So far',
  actions: 'By what was done',
  action: {
    setup: 'Setups of domains',
    refresh_keywords: 'Refetched keywords',
    refresh_rankings: 'Refetched rankings',
    discover_competitors: 'Discovered competitors',
    add_competitor: 'Added competitors',
    refresh_competitor: 'Refreshed competitors',
    add_keywords: 'Added keywords',
    complete_keywords: 'Filled-in keywords',
    inspect: 'Keyword Inspector',
  },
  budget: 'Monthly budget in US dollars',
  most: (usd: number) => `At most ${formatDollars(usd)} on this server. 0 stops every paid call.`,
  save: 'Save Budget',
  saved: '✓ Saved!',
  saveFailed: 'Could not save the budget. Please try again.',
  invalid: 'Enter 0 or more US dollars.',
  ownersOnly: 'Owners of this workspace can change the budget.',
} as const;

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}
