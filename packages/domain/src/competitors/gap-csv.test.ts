import { expect, it } from 'vitest';
import { type GapCsvSource, gapCsvFileName, gapCsvHead, gapCsvLine } from './gap-csv.ts';

const source: GapCsvSource = {
  domainName: 'brewlane.example',
  locationCode: 2840,
  languageCode: 'en',
  dataSource: 'sample',
  competitors: ['rival.example', 'other.example'].map((domainName) => ({
    id: domainName,
    domainName,
    displayName: domainName,
  })),
};

it('has a column of ranks for each competitor', () => {
  expect(gapCsvHead(source)).toBe(
    '\uFEFF"keyword","gap","intent","search_volume_per_month","difficulty_0_to_100","own_rank",' +
      '"rank_rival.example","rank_other.example","competitors_ranking","own_rank_checked_at",' +
      '"competitors_collected_at","data_source","domain","location_code","language_code"\r\n',
  );
});

it('keeps a formula out of the sheet, and leaves unknown cells empty', () => {
  const line = gapCsvLine(
    {
      keyword: '=burr "grinder"',
      ownKeywordId: null,
      searchVolume: 12_100,
      difficultyScore: null,
      intentType: 'commercial',
      lastUpdated: new Date('2026-11-20T08:00:00Z'),
      ownRank: null,
      ownLastRankingCheck: null,
      ranks: [3, null],
      gapClasses: ['untapped'],
    },
    source,
  );
  expect(line).toBe(
    `"'=burr ""grinder""","untapped","commercial",12100,,,3,,1,,2026-11-20T08:00:00.000Z,"sample","brewlane.example",2840,"en"\r\n`,
  );
});

it('says in its name what it is and that its numbers are samples', () => {
  expect(gapCsvFileName(source, new Date('2026-11-21T12:00:00Z'))).toBe(
    'keydence-brewlane.example-gaps-sample-2026-11-21.csv',
  );
});
