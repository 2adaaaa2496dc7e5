import { competitorFilterNames, competitorStrategies } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import { checkDebounceMs } from './add-competitor-dialog.tsx';
import { progressMessageMs } from './competitor-skeleton-card.tsx';
import { competitorsPageSize } from './competitors-search.ts';
import { messages, refreshTexts, refreshTitles } from './messages.ts';
import { bannerMs } from './refresh-banner.tsx';

describe('the words and limits of the competitors screen', () => {
  it.each([
    ['part 2, section 2: heading', messages.title, 'Competitor Analysis'],
    ['part 2, section 2: empty panel', messages.empty, 'Identifying Your Competitors'],
    ['part 2, section 2: no match', messages.noMatch, 'No competitors match the current filter.'],
    ['part 2, section 2: no match, the way out', messages.clearFilter, 'Clear Filter'],
    ['part 2, section 2: call to action', messages.trackMore, 'Track More Competitors'],
    ['part 2, section 2: dialog', messages.add, 'Add Competitor'],
    ['part 2, section 2: card', messages.explore, 'Explore Keywords'],
    ['part 2, section 5: without a domain', messages.noDomain, 'No domain selected'],
    [
      'part 2, section 8: failed list',
      messages.loadFailed,
      'There was an error loading your competitor data. Please try again.',
    ],
    ['part 2, section 8: weekly limit', refreshTitles.limit, 'Refresh Limit Reached'],
    ['part 2, section 8: weekly limit, text', refreshTexts.limit, 'Weekly refresh limit exceeded'],
    ['part 2, section 8: failed refresh', refreshTitles.failure, 'Refresh Failed'],
    ['part 2, section 8: failed refresh, text', refreshTexts.failure, 'Failed to refresh competitor data'],
    ['part 2, section 9: turns of the loading messages, ms', progressMessageMs, 2500],
    ['part 2, section 9: page size', competitorsPageSize, 20],
    ['part 1, section 5: pause before the probe, ms', checkDebounceMs, 2000],
  ])('%s', (_, said, specified) => {
    expect(said).toBe(specified);
  });

  it('part 2, section 9: the banner stays 5 s on success and 8 s on failure', () => {
    expect(bannerMs).toMatchObject({ success: 5000, failure: 8000 });
  });

  it('part 2, sections 3 and 9: filters and categories', () => {
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
