import type { ColumnField, DecimalMark } from '@keydence/domain';

export const columnMessages = {
  unknown: 'Keydence does not recognize this table',
  unknownHint:
    'Choose what each column holds. Check the suggested meanings. You see the result before anything is imported.',
  change: 'Choose the columns',
  changeHint: 'Choose what each column holds. You see the result before anything is imported.',
  columns: 'Columns',
  sheet: 'Sheet',
  unnamed: (place: number) => `Column ${place}`,
  meaningOf: (name: string) => `Meaning of ${name}`,
  empty: 'No values in the first rows',
  leftOut: 'Not imported',
  twice: 'Another column already has this meaning.',
  noKeyword: 'Choose the column that holds the keywords.',
  fixTwice: 'Give each meaning to one column only.',
  numbers: 'How numbers are written',
  decideByFile: 'As the file shows',
  firstRows: 'First rows of the file',
  remembered: 'This workspace reads files with the same header this way from now on.',
  notRemembered: 'The file has no header, so this choice applies to this file only.',
  use: 'Use columns',
  back: 'Back',
  failed: 'Could not read the columns',
  readAs: 'Read as you said',
  undo: 'Undo this',
  undoHint: 'Undo also deletes the choice for later files.',
  pair: (column: string, meaning: string) => `${column}: ${meaning}`,
} as const;

export const columnLabels: Record<ColumnField, string> = {
  keyword: 'Keyword',
  rank: 'Rank',
  ranking_url: 'Ranking page',
  search_volume: 'Search volume a month',
  difficulty: 'Difficulty, 0 to 100',
  cpc: 'Cost per click',
  intent: 'Intent',
  serp_features: 'Search result features',
  clicks: 'Clicks',
  impressions: 'Impressions',
  measured_on: 'Date of the row',
  rank_of_day: 'Rank on the header’s day',
  searches_of_month: 'Searches in the header’s month',
};

export const decimalLabels: Record<DecimalMark, string> = {
  point: '1.300 is one and three tenths',
  comma: '1.300 is one thousand three hundred',
};
