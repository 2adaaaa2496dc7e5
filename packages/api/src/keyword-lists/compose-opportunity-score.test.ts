import { opportunityScore } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { composeOpportunityScore } from './compose-opportunity-score.ts';
import { readScoreFacts, type ScoreColumns } from './read-score-facts.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({});
});
afterAll(() => services.database.close());

interface Row extends ScoreColumns {
  rank_group: number | null;
}

const values = {
  search_volume: [null, 0, 1, 9, 10, 90, 1_000, 9_999, 10_000, 2_147_483_647],
  cpc_micros: [null, 0, 10_000, 1_500_000, 20_000_000, 900_000_000_000],
  difficulty_score: [null, 0, 1, 37, 50, 99, 100],
  intent: [0, 1, 2, 3, 4],
  trend_monthly: [null, -100, -99, -50, 0, 33, 100, 300, 32_767],
  trend_quarterly: [null, -60, 0, 19, 300],
  trend_yearly: [null, -80, 0, 7, 900],
  rank_group: [null, 1, 2, 3, 4, 10, 11, 20, 21, 50, 51, 100],
};
type Column = keyof typeof values;
const columns = Object.keys(values) as Column[];

/** Each value of each column with changing values of the others. */
function listRows(): Row[] {
  const rows: Row[] = [];
  for (const [place, column] of columns.entries()) {
    for (const value of values[column]) {
      for (let turn = 0; turn < 60; turn += 1) {
        const others = columns.map((name, other) => [
          name,
          values[name][(turn * (2 * other + 3) + place) % values[name].length],
        ]);
        rows.push({ ...Object.fromEntries(others), [column]: value });
      }
    }
  }
  return rows;
}

it('equals the score of the domain', async () => {
  const rows = listRows();
  const score = composeOpportunityScore({
    searchVolume: sql`search_volume`,
    cpcMicros: sql`cpc_micros`,
    difficultyScore: sql`difficulty_score`,
    intent: sql`intent`,
    trendMonthly: sql`trend_monthly`,
    trendQuarterly: sql`trend_quarterly`,
    trendYearly: sql`trend_yearly`,
    rankGroup: sql`rank_group`,
  });
  const computed = await services.database.db.execute<{ score: number | null }>(sql`
    select ${score} as score from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (search_volume int,
      cpc_micros bigint, difficulty_score smallint, intent smallint, trend_monthly smallint, trend_quarterly smallint,
      trend_yearly smallint, rank_group smallint)) with ordinality as n order by n.ordinality`);
  const wanted = rows.map((row) => opportunityScore({ ...readScoreFacts(row), rank: row.rank_group }));
  expect(computed.map((row) => row.score)).toEqual(wanted);
  expect(new Set(wanted).size).toBeGreaterThan(60);
});
