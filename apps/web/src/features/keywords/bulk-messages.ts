import { maxMatchedKeywords, restorableDays } from '@keydence/domain';
import { formatNumber } from '@keydence/ui';
import { countKeywords } from '../../lib/count-keywords.ts';

/** Texts of bulk changes and of deletions. */
export const bulkMessages = {
  select: (keyword: string) => `Select "${keyword}"`,
  selectPage: 'Select all on this page',
  selection: 'Selection',
  selected: (count: number) => `${countKeywords(count)} selected`,
  selectAll: (total: number) => `Select all ${formatNumber(total)}`,
  tooMany: `Narrow the filters to ${formatNumber(maxMatchedKeywords)} keywords or fewer to select all.`,
  full: (count: number) => `Select at most ${formatNumber(count)} one by one.`,
  clear: 'Clear selection',
  matchFailed: 'Could not load the selected keywords. Try again.',
  deleteTitle: (count: number) => (count === 1 ? 'Delete keyword' : 'Delete keywords'),
  confirmDelete: (count: number) => `Are you sure you want to delete ${countKeywords(count)}?`,
  keptFor: `Refetching does not restore them. You can restore them for ${restorableDays} days, with their ranking history.`,
  deleting: (done: number, total: number) => `Deleting: ${formatNumber(done)} of ${formatNumber(total)}`,
  deletedMany: (count: number) => `Deleted ${countKeywords(count)}`,
  deleteFailed: 'Failed to delete keywords',
  restored: (count: number) => `Restored ${countKeywords(count)}`,
  restoreFailed: 'Failed to restore keywords',
  restore: 'Restore',
  restoreOne: (keyword: string) => `Restore "${keyword}"`,
  restorePage: (count: number) => `Restore these ${formatNumber(count)}`,
  recentlyDeleted: 'Recently deleted',
  recentHint: `You can restore keywords for ${restorableDays} days, with their ranking history. Refetching does not restore them.`,
  recentFailed: 'Failed to load deleted keywords',
  noneDeleted: `No keywords deleted in the last ${restorableDays} days.`,
  loadingDeleted: 'Loading deleted keywords',
  deletedAt: (day: string) => `deleted ${day}`,
  searches: (volume: string) => `${volume} searches a month`,
} as const;
