import { competitorFilterNames, competitorStrategies } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import { checkDebounceMs } from './add-competitor-dialog.tsx';
import { progressMessageMs } from './competitor-skeleton-card.tsx';
import { competitorsPageSize } from './competitors-search.ts';
import { messages, refreshTexts, refreshTitles } from './messages.ts';
import { bannerMs } from './refresh-banner.tsx';

describe('texts and limits of the competitors screen', () => {
  it.each([
    ['heading', messages.title, 'Competitor Analysis'],
    ['empty panel', messages.empty, 'Identifying Your Competitors'],
    ['no match', messages.noMatch, 'No competitors match the current filter.'],
    ['no match, the way out', messages.clearFilter, 'Clear Filter'],
    ['call to action', messages.trackMore, 'Track More Competitors'],
    ['dialog for a new one', messages.add, 'Add Competitor'],
    ['way from a card to the explorer', messages.explore, 'Explore Keywords'],
    ['without a domain', messages.noDomain, 'No domain selected'],
    [
      'failed list',
      messages.loadFailed,
      'There was an error loading your competitor data. Please try again.',
    ],
    ['weekly limit', refreshTitles.limit, 'Refresh Limit Reached'],
    ['weekly limit, text', refreshTexts.limit, 'Weekly refresh limit exceeded'],
    ['failed refresh', refreshTitles.failure, 'Refresh Failed'],
    ['failed refresh, text', refreshTexts.failure, 'Failed to refresh competitor data'],
    ['turns of the loading messages, ms', progressMessageMs, 2500],
    ['page size', competitorsPageSize, 20],
    ['pause before the probe, ms', checkDebounceMs, 2000],
  ])('%s', (_, said, specified) => {
    expect(said).toBe(specified);
  });

  it('keeps the banner 5 s on success and 8 s on failure', () => {
    expect(bannerMs).toMatchObject({ success: 5000, failure: 8000 });
  });

  it('lists filters and strategies', () => {
    expect(competitorFilterNames).toEqual(['all', 'high-overlap', 'opportunities', 'recent']);
    expect([...competitorStrategies].sort()).toEqual([
      'brand_navigation',
      'commercial_intent',
      'comparison_pages',
      'informational_hub',
      'local_seo',
      'mixed',
      'other',
      'paid_focus',
    ]);
  });
});
