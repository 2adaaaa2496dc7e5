import type { SourceFailureReason } from '@keydence/domain';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

export const consoleFactMessages = {
  stays: 'The days that were fetched before stay.',
  waits: (reason: SourceFailureReason) =>
    reason === 'rate'
      ? 'Google limits how often Search Console may be asked. The fetch continues automatically.'
      : 'Search Console did not answer. The fetch continues automatically.',
  noneNow: 'Search Console sent no figures this time. Start the fetch again later.',
  failed: 'The history was not fetched. The server log has the details.',
  fewDays: (counted: number, wanted: number, needed: number) =>
    `Search Console has figures for ${days(counted)} of the last ${wanted}. Moves need at least ${needed}.`,
  gap: (count: number, first: string, last: string) =>
    count === 1
      ? `Search Console has no figures for ${first}. The day counts as missing, not as 0.`
      : `Search Console has no figures for ${days(count)} between ${first} and ${last}. They count as missing, not as 0.`,
  unanswered: (count: number, day: string) =>
    count === 1
      ? `Search Console has figures for ${day}, but did not send all of them. The next fetch asks again.`
      : `Search Console has figures for ${days(count)}, such as ${day}, but did not send all of them. The next fetch asks again.`,
  repeated: (count: number) =>
    `Search Console sent ${rows(count)} more than once. ${count === 1 ? 'It was' : 'Each was'} counted once.`,
  otherProperty: (own: string, others: readonly string[]) =>
    `Figures of ${others.join(', ')} are stored as well. They are never added to those of ${own}.`,
  moved: (before: string, now: string) =>
    `The site has moved from ${before} to ${now}. Pages of the two are kept apart.`,
} as const;
