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
    '\uFEFF"keyword","gap","intent","search_volume_per_month","difficulty_0_to_100","gain_low_visits_per_month",' +
      '"gain_expected_visits_per_month","gain_high_visits_per_month","own_rank","own_rank_state",' +
      '"rank_rival.example","rank_other.example","competitors_ranking","own_rank_checked_at",' +
      '"competitors_collected_at","intent_source","intent_reason","relevance_0_to_1","relevance_class",' +
      '"relevance_evidence_kind","relevance_evidence","topic","topic_id","data_source","domain","location_code","language_code"\r\n',
  );
});

it('escapes formulas, and leaves unknown cells empty', () => {
  const line = gapCsvLine(
    {
      keyword: '=burr "grinder"',
      ownKeywordId: null,
      searchVolume: 12_100,
      difficultyScore: null,
      intentType: 'commercial',
      intentSource: 'provider',
      intentReason: { from: 'source' },
      intentConfidence: null,
      relevance: 0.4,
      relevanceClass: 'listed',
      relevanceEvidence: { kind: 'query', text: 'hand grinder' },
      topic: { id: '77', name: 'grinder' },
      gain: { low: 1, mid: 2.5, high: 9 },
      gainGap: null,
      lastUpdated: new Date('2026-11-20T08:00:00Z'),
      ownRank: null,
      ownRankState: null,
      ownRankDepth: null,
      ownLastRankingCheck: null,
      ranks: [3, null],
      gapClass: 'untapped',
    },
    source,
  );
  expect(line).toBe(
    `"'=burr ""grinder""","untapped","commercial",12100,,1,2.5,9,,"not_tracked",3,,1,,2026-11-20T08:00:00.000Z,"provider","Given by the data source",0.4,"listed","query","hand grinder","grinder","77","sample","brewlane.example",2840,"en"\r\n`,
  );
});

it('names the domain, the content and the sample numbers in the file name', () => {
  expect(gapCsvFileName(source, '2026-11-21')).toBe('keydence-brewlane.example-gaps-sample-2026-11-21.csv');
});
