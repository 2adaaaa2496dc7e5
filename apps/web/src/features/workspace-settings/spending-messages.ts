import { formatDollars } from '../../app/format-dollars.ts';

/** What people read about the cost of live search data. */
export const spendingTexts = {
  title: 'Live Search Data',
  hint: 'What DataForSEO has charged for this workspace. An answer that is still fresh is not paid again.',
  loadFailed: 'The cost could not be read',
  spent: (spentUsd: number, budgetUsd: number) =>
    `${formatDollars(spentUsd)} of ${formatDollars(budgetUsd)} spent in`,
  calls: (paid: number, saved: number) =>
    `${count(paid, 'paid call')}, ${count(saved, 'fresh answer')} for nothing.`,
  usedUp: 'This month’s budget is used up. Nothing more is asked until the next month or a larger budget.',
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
  saveFailed: 'The budget was not saved. Please try again.',
  invalid: 'Enter 0 or more US dollars.',
  ownersOnly: 'Owners of this workspace can change the budget.',
} as const;

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}
