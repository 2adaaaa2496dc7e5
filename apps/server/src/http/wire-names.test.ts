import { expect, it } from 'vitest';
import { z } from 'zod';
import { toWire } from '../rest/to-wire.ts';
import { toWireSchema } from '../rest/wire-schema.ts';
import { toSnakeCase } from './wire-names.ts';

it.each([
  ['searchVolume', 'search_volume'],
  ['id', 'id'],
  ['top3', 'top_3'],
  ['top10', 'top_10'],
  ['beyond50', 'beyond_50'],
  ['trend3m', 'trend_3m'],
  ['percentTrendingUp3m', 'percent_trending_up_3m'],
  ['isAiOverview', 'is_ai_overview'],
])('%s is %s', (name, wireName) => {
  expect(toSnakeCase(name)).toBe(wireName);
});

it('renames values deeply, with exceptions by path', () => {
  const date = new Date(0);
  const wire = toWire(
    {
      contentGaps: 1,
      summary: { contentGaps: { changePercent: null } },
      gapKeywords: [{ rankAbsolute: 3 }],
      date,
    },
    { 'summary.contentGaps': 'contentGaps', 'gapKeywords.rankAbsolute': 'rank' },
  );
  expect(wire).toEqual({
    content_gaps: 1,
    summary: { contentGaps: { change_percent: null } },
    gap_keywords: [{ rank: 3 }],
    date,
  });
});

it('renames a schema in the same way', () => {
  const schema = toWireSchema(
    z.object({
      searchVolume: z.number().nullable(),
      pageSize: z.number().default(20),
      topKeywords: z.array(z.object({ rankAbsolute: z.number().optional() })),
    }),
    { searchVolume: 'volume' },
  );
  expect(schema.parse({ volume: null, top_keywords: [{}] })).toEqual({
    volume: null,
    page_size: 20,
    top_keywords: [{}],
  });
  expect(schema.safeParse({ searchVolume: null, topKeywords: [] }).success).toBe(false);
});
