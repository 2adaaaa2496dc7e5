import { keywordSortKeys, searchIntent } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import { typingDebounceMs } from '../../app/use-typed-text.ts';
import { difficultyOptions, keywordsPageSize, volumeOptions } from './keywords-search.ts';
import { messages, refetchTexts } from './messages.ts';

describe('the words and limits of the keywords screen', () => {
  it.each([
    ['part 2, section 2: title', messages.title, 'Keywords'],
    ['part 2, section 2: no domain', messages.noDomain, 'No domain selected'],
    [
      'part 2, section 2: no domain, the way out',
      messages.noDomainHint,
      'Please select a domain from your company settings to view keywords.',
    ],
    ['part 2, section 2: deletion', messages.confirmDelete('tea'), 'Are you sure you want to delete "tea"?'],
    ['part 2, section 2: refresh of the list', refetchTexts.keywords.refetch, 'Refetch Keywords'],
    ['part 2, section 2: refresh of the ranks', refetchTexts.rankings.refetch, 'Refetch Rankings'],
    ['part 2, section 4: running refresh', refetchTexts.refreshing, 'Refreshing...'],
    ['part 2, section 4: failed list', messages.loadFailed, 'Failed to load keywords'],
    ['part 2, section 4: retry', messages.tryAgain, 'Try Again'],
    ['part 2, section 8: failed deletion', messages.deleteFailed, 'Failed to delete keyword'],
    ['part 2, section 8: failed refresh', refetchTexts.keywords.failed, 'Failed to refresh keywords'],
    ['part 2, section 8: failed rank check', refetchTexts.rankings.failed, 'Failed to refresh rankings'],
  ])('%s', (_, said, specified) => {
    expect(said).toBe(specified);
  });

  it('part 2, section 9: page size, pause of the search and filter options', () => {
    expect({ keywordsPageSize, typingDebounceMs, volumeOptions, difficultyOptions }).toEqual({
      keywordsPageSize: 20,
      typingDebounceMs: 300,
      volumeOptions: [1000, 5000, 10_000],
      difficultyOptions: [30, 60, 80],
    });
  });

  it('part 2, sections 3 and 9: sort keys and intents', () => {
    expect([...keywordSortKeys].sort()).toEqual([
      'difficulty_score',
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
