import { competitorKeywordSortKeys, explorerDisplayCap } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';

describe('the words and limits of the explorer', () => {
  it.each([
    ['part 2, section 2: title', messages.title('Acme'), "Explore Acme's Keywords"],
    ['part 2, section 4: more', messages.loadMore, 'Load more'],
    ['part 2, section 8: failure', messages.loadFailed, 'Failed to load keywords'],
    ['part 2, section 9: display cap', explorerDisplayCap, 50],
  ])('%s', (_, said, specified) => {
    expect(said).toBe(specified);
  });

  it('part 2, section 2: the cap is said', () => {
    expect(messages.cap).toMatch(/capped at 50 keywords/);
  });

  it('part 2, section 7: sort keys', () => {
    expect([...competitorKeywordSortKeys].sort()).toEqual([
      'cpc',
      'difficulty_score',
      'search_volume',
      'trend_monthly',
      'trend_quarterly',
      'trend_yearly',
    ]);
  });
});
