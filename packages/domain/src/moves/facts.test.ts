import { expect, it } from 'vitest';
import { type MoveFacts, type PackedMoveFacts, unpackFacts } from './facts.ts';
import { packRows } from './pack-rows.ts';

it('unpacks all tables of facts, also those without a page', () => {
  const week = { startsOn: '2026-11-13', endsOn: '2026-11-19', countedDays: 7 };
  const tables: Pick<MoveFacts, 'searches' | 'former' | 'weeks'> = {
    searches: ['/tea', null, '/tea', '/shop'].map((page, id) => ({
      ...{ id, text: `query ${id}`, page, impressions: 10, clicks: 1, position: 4, rank: null },
      ...{ topic: null, isBrand: false, intent: null, sitePosition: null },
      facts: { searchVolume: null, isVolumeBucket: false, difficulty: null, history: null, serpFeatures: [] },
    })),
    former: [
      {
        period: 'previous',
        searches: [{ text: 'query 0', page: '/tea', impressions: 9, clicks: 2, position: 3 }],
      },
    ],
    weeks: {
      pageWeeks: [week],
      pages: [{ page: '/shop', clicks: [1] }],
      pairWeeks: [week],
      pairs: [{ page: '/tea', query: 'query 0', impressions: [10], clicks: [1] }],
    },
  };
  const { searches, former, weeks } = tables;
  const packed = {
    searches: packRows(searches),
    former: former.map(({ period, searches: rows }) => ({ period, searches: packRows(rows) })),
    weeks: weeks && { ...weeks, pages: packRows(weeks.pages), pairs: packRows(weeks.pairs) },
  } as PackedMoveFacts;
  expect(unpackFacts(packed)).toEqual(tables);
});
