import type { TotalTable } from '@keydence/domain';

export const searchTotalsTexts = {
  title: 'Search Console',
  hint: 'Clicks and impressions in Google Search, as Search Console counted them.',
  loadFailed: 'Could not load the Search Console figures',
  clicks: 'Clicks',
  impressions: 'Impressions',
  clickRate: 'Click rate',
  position: 'Average position',
  figures: 'Figure of the chart',
  caption: (first: string, last: string, source: string) =>
    `By day, ${first} to ${last}, in Pacific time. Source: ${source}.`,
  day: 'Day',
  source: 'Source',
  tables: 'Table',
  period: (source: string, day: string) => `Source: ${source}. The period ends on ${day}.`,
  tableFailed: 'Could not load the table',
  unknownRate: 'No impressions, so no rate.',
  unknownPosition: 'No impressions, so no position.',
} as const;

export const tableLabels: Record<TotalTable, { tab: string; name: string }> = {
  page: { tab: 'Pages', name: 'Page' },
  country: { tab: 'Countries', name: 'Country' },
  device: { tab: 'Devices', name: 'Device' },
  appearance: { tab: 'Search appearance', name: 'Appearance' },
  long_query: { tab: 'Long queries', name: 'Group' },
};
