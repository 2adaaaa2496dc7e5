import { expect, it } from 'vitest';
import { type TopicCsvRow, topicCsvFileName, topicCsvHead, topicCsvLine } from './topic-csv.ts';

const source = {
  domainName: 'brewlane.example',
  locationCode: 2840,
  languageCode: 'en',
  dataSource: 'sample',
} as const;

/** A keyword's row in the file. */
const row = {
  id: '4294967297',
  keywordText: 'buy a burr grinder',
  topic: { id: '4294967299', name: '=burr "grinder"' },
  mainKeyword: '@grinder',
  searchVolume: 12_100,
  rankGroup: null,
  rankingUrl: null,
  gain: { low: 1, mid: 2.5, high: 9 },
  intentType: 'transactional',
  intentSource: 'query',
  intentReason: { from: 'wording', kind: 'deed', cue: 'buy' },
  relevance: 0.82,
  relevanceClass: 'listed',
  relevanceEvidence: { kind: 'page', text: '+grinders' },
} as TopicCsvRow;

it('starts with the topic, and has a column for each cell', () => {
  const head = topicCsvHead();
  expect(
    head.startsWith('\uFEFF"topic","main_keyword","keyword","search_volume_per_month","rank_group"'),
  ).toBe(true);
  expect(head.split(',')).toHaveLength(topicCsvLine(row, source).split(',').length);
});

it('escapes formulas, leaves unknown cells empty, and gives reasons in words', () => {
  expect(topicCsvLine(row, source)).toBe(
    `"'=burr ""grinder""","'@grinder","buy a burr grinder",12100,,,1,2.5,9,"transactional","query","Because of “buy”",` +
      `0.82,"listed","page","'+grinders","sample","brewlane.example",2840,"en","4294967297","4294967299"\r\n`,
  );
  const unknown = { ...row, topic: null, intentReason: null, relevance: null, relevanceEvidence: null };
  expect(topicCsvLine(unknown, source)).toMatch(/^,"'@grinder",.*"query",,,"listed",,,"sample"/);
});

it('names its content in the file name', () => {
  expect(topicCsvFileName(source, '2026-11-21')).toBe(
    'keydence-brewlane.example-topics-sample-2026-11-21.csv',
  );
});
