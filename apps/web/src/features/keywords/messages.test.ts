import { keywordSortKeys, searchIntent } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import { typingDebounceMs } from '../../lib/use-typed-text.ts';
import { difficultyOptions, keywordsPageSize, volumeOptions } from './keywords-search.ts';
import { messages, refetchTexts } from './messages.ts';

describe('texts and limits of the keywords screen', () => {
  it.each([
    ['title', messages.title, 'Keywords'],
    ['no domain', messages.noDomain, 'No domain selected'],
    [
      'no domain, the way out',
      messages.noDomainHint,
      'Please select a domain from your company settings to view keywords.',
    ],
    ['deletion', messages.confirmDelete('tea'), 'Are you sure you want to delete "tea"?'],
    ['refresh of the list', refetchTexts.keywords.refetch, 'Refetch Keywords'],
    ['refresh of the ranks', refetchTexts.rankings.refetch, 'Refetch Rankings'],
    ['running refresh', refetchTexts.refreshing, 'Refreshing...'],
    ['failed list', messages.loadFailed, 'Failed to load keywords'],
    ['retry', messages.tryAgain, 'Try Again'],
    ['failed deletion', messages.deleteFailed, 'Failed to delete keyword'],
    ['failed refresh', refetchTexts.keywords.failed, 'Failed to refresh keywords'],
    ['failed rank check', refetchTexts.rankings.failed, 'Failed to refresh rankings'],
  ])('%s', (_, said, specified) => {
    expect(said).toBe(specified);
  });

  it('limits the page size, and lists search delay and filter options', () => {
    expect({ keywordsPageSize, typingDebounceMs, volumeOptions, difficultyOptions }).toEqual({
      keywordsPageSize: 20,
      typingDebounceMs: 300,
      volumeOptions: [1000, 5000, 10_000],
      difficultyOptions: [30, 60, 80],
    });
  });

  it('lists sort keys and intents', () => {
    expect([...keywordSortKeys].sort()).toEqual([
      // Added by us: Search Console's counts.
      'clicks',
      'difficulty_score',
      // Added by us: the expected visits of the work.
      'gain',
      'last_ranking_check',
      'opportunity_score',
      'rank_absolute',
      'search_volume',
      'trend_monthly',
      'trend_quarterly',
      'trend_yearly',
    ]);
    expect([...searchIntent.options].sort()).toEqual([
      'commercial',
      'informational',
      'navigational',
      'transactional',
    ]);
  });
});
