import { expect, it } from 'vitest';
import type { ExportedKeyword } from './export-schema.ts';
import { type KeywordCsvSource, keywordCsvFileName, keywordCsvHead, keywordCsvLine } from './keyword-csv.ts';

const source: KeywordCsvSource = {
  domainName: 'brewlane.example',
  locationCode: 2840,
  languageCode: 'en',
  dataSource: 'sample',
};

const keyword: ExportedKeyword = {
  id: '4294967297',
  keywordText: '=burr "grinder"',
  intentType: 'commercial',
  intentSource: 'query',
  intentReason: { from: 'wording', kind: 'comparison', cue: 'best' },
  intentConfidence: null,
  relevance: 0.4,
  relevanceClass: 'listed',
  relevanceEvidence: { kind: 'query', text: 'hand grinder' },
  topic: { id: '77', name: 'grinder' },
  topicState: 'grouped',
  searchVolume: 12_100,
  difficultyScore: 28,
  opportunityScore: 74,
  searchConsole: { clicks: 40, impressions: 900, position: 5.2, from: '2026-08-20', to: '2026-11-18' },
  gain: { low: 27, mid: 64, high: 155.9 },
  gainGap: null,
  cpc: 1.2,
  rankGroup: 5,
  rankAbsolute: 7,
  rankingType: 1200,
  rankingTitle: 'Grinders, compared',
  rankingDescription: null,
  rankState: 'ranked',
  rankDepth: null,
  rankCheckFailedAt: null,
  rankingUrl: 'https://brewlane.example/grinders',
  searchVolumeTrends: {
    oneMonth: { trend: 'up', change: 12 },
    threeMonths: { trend: 'down', change: -8 },
    twelveMonths: { trend: 'no-data', change: null },
  },
  monthlySearches: [],
  isFeaturedSnippet: true,
  isLocalPack: false,
  isAiOverview: false,
  isVideo: false,
  isImage: false,
  lastRankingCheck: new Date('2026-11-20T10:00:00Z'),
  needsRankingRefresh: false,
  tags: ['shop', 'spring'],
  targetUrl: null,
  volumeMonth: '2026-10',
  resultPage: {
    aiOverview: 'not_cited',
    aiOverviewReadAt: new Date('2026-11-20T10:00:00Z'),
    questions: ['What is a burr grinder?', 'Is it worth it?'],
    questionsReadAt: new Date('2026-11-19T10:00:00Z'),
  },
};

it('starts with the UTF-8 mark and names every column with its unit', () => {
  const head = keywordCsvHead();
  expect(head.startsWith('\uFEFF"keyword","intent","search_volume_per_month"')).toBe(true);
  expect(head).toContain('"cpc_usd"');
  expect(head.endsWith('"keyword_id"\r\n')).toBe(true);
});

it('has as many cells as columns, numbers without quotes, and the source of the numbers', () => {
  expect(keywordCsvLine(keyword, source)).toBe(
    `"'=burr ""grinder""","commercial",12100,28,74,40,900,5.2,"2026-08-20","2026-11-18",27,64,155.9,1.2,7,5,"ranked",,1200,"https://brewlane.example/grinders",` +
      `"Grinders, compared",12,-8,,yes,no,no,no,no,"not_cited",2026-11-20T10:00:00.000Z,` +
      `"What is a burr grinder?; Is it worth it?",2026-11-19T10:00:00.000Z,"shop; spring",,"2026-10",2026-11-20T10:00:00.000Z,` +
      `"query","Because of “best”",0.4,"listed","query","hand grinder","grinder","77","grouped","sample",` +
      '"brewlane.example",2840,"en","4294967297"\r\n',
  );
});

it('writes an empty text for a page without questions, and nothing for an unread page', () => {
  const cellsOf = (questions: string[] | null) =>
    keywordCsvLine(
      {
        ...keyword,
        resultPage: { aiOverview: null, aiOverviewReadAt: null, questions, questionsReadAt: null },
      },
      source,
    );
  expect(cellsOf([])).toContain(',yes,no,no,no,no,,,"",,"shop; spring"');
  expect(cellsOf(null)).toContain(',yes,no,no,no,no,,,,,"shop; spring"');
});

it('leaves unknown cells empty', () => {
  const unknown = { ...keyword, searchVolume: null, rankAbsolute: null, lastRankingCheck: null };
  const line = keywordCsvLine(unknown, { ...source, dataSource: null });
  expect(line).toContain('"commercial",,28');
  expect(line).toContain('"2026-10",,"query"');
  expect(line).toContain('"grouped",,"brewlane.example"');
});

it.each([
  ['brewlane.example', 'sample', 'keydence-brewlane.example-keywords-sample-2026-11-21.csv'],
  ['xn--caf-dma.com', 'dataforseo', 'keydence-xn--caf-dma.com-keywords-2026-11-21.csv'],
  ['a"/\\b', null, 'keydence-a---b-keywords-2026-11-21.csv'],
] as const)('the file of %s from %s is called %s', (domainName, dataSource, name) => {
  expect(keywordCsvFileName({ ...source, domainName, dataSource }, '2026-11-21')).toBe(name);
});
