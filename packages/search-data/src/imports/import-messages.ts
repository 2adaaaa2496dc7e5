import { importLimits } from '@keydence/domain';

/** Reasons why a file cannot be imported, with the next step, and why a row is skipped. */
export const importMessages = {
  notText:
    'This is no text, no .xlsx spreadsheet and no zip archive of them. Export it again as CSV or .xlsx, and choose that file.',
  brokenSpreadsheet:
    'The spreadsheet is damaged or has a password. Save it again as .xlsx or CSV, and choose that file.',
  encoding: 'The text is neither UTF-8 nor UTF-16. Save the file as CSV (UTF-8), and choose it again.',
  brokenArchive: 'The zip archive is damaged. Download the export again.',
  encryptedArchive: 'The zip archive has a password. Unzip it, and choose the export in it.',
  otherFile: 'This file holds no table. Choose the export as CSV, Excel (.xlsx) or ZIP.',
  archiveTooLarge: 'Unzipped, the archive would be larger than 100 MB. Choose a smaller export.',
  tooManyCells:
    'The spreadsheet has more than 10,000,000 cells. Delete the columns that you do not need, or split it.',
  tooManyMembers: `The archive holds more than ${importLimits.archiveMembers} files. Choose the export as you downloaded it.`,
  longRow:
    'A line of this file is longer than 1,000,000 characters. Choose an export with one keyword a line, or one row for each.',
  openQuote: 'A quotation mark opens in this file and never closes. Download the export again.',
  empty: 'The file has no rows. Choose an export with at least one keyword.',
  tooManyRows: 'The file has more than 200,000 rows. Split it, and import the parts one after the other.',
  discover:
    'This is a Discover export of Search Console. Discover shows pages without a search, so the file holds no queries and no positions. Choose Performance on search results in Search Console, and export that.',
  news: 'This is a Google News export of Search Console. It holds pages without queries and positions. Choose Performance on search results in Search Console, and export that.',
  withoutPosition:
    'This is a Discover or Google News export of Search Console: it holds no queries and no positions. Choose Performance on search results in Search Console, and export that.',
  onlyFilters:
    'These are the filters of a Search Console export, without its figures. Choose the zip or the spreadsheet as you downloaded it.',
  unknown:
    'This is neither a table nor a list of keywords. Choose an export with a header, or a list with one keyword a line.',
  otherTables: (read: string, others: string) =>
    `The file holds several tables. Only one is read: ${read}. Left out: ${others}.`,
  noSheet: 'The file has no sheet of this name. Choose one of its sheets.',
  noKeywordColumn: 'Say which column holds the keywords.',
  fieldTwice: 'Two columns have the same meaning. Leave one of them out.',
  noDay: (name: string) => `The header “${name}” names no day. Leave this column out.`,
  noMonth: (name: string) => `The header “${name}” names no month. Leave this column out.`,
  noKeyword: 'The row has no keyword.',
  badCharacter: 'The keyword holds characters that cannot be stored.',
  notANumber: (column: string) => `${column} is not a number, so it stays unknown.`,
  unclearNumber: (column: string) =>
    `${column} can be read in two ways, so it stays unknown until you say which sign comes before the decimals.`,
  unclearDay: (column: string) =>
    `${column} is no day that can only be read in one way, so the row gets the day of the file.`,
  otherSitesOnly: (sites: string) =>
    `The file has the positions of ${sites}, and none of this domain. They are not taken for its ranks.`,
  placeholder: 'Google Analytics has put this in the place of queries that it does not name.',
  oneLine: 'Everything is in one line. Put each keyword in a line of its own.',
  tooLarge: (column: string) => `${column} is too large to be true, so it stays unknown.`,
  largeRow: 'The figures are too large to be stored, so the row is left out.',
  moreClicks: (clicks: number, impressions: number) =>
    `${clicks.toLocaleString('en')} clicks of ${impressions.toLocaleString('en')} impressions: there cannot be more clicks than impressions. Both are kept as the file has them.`,
  totalsRow: 'The row is the sum of the others.',
  averageRow: 'The row is the average of the others.',
  headerAgain: 'The header is repeated here.',
  spreadsheetError: 'A spreadsheet has put an error in the place of the keyword.',
  filters: (filters: string) => `Filters of the export: ${filters}.`,
  otherSearch: (type: string) =>
    `The export is about ${type} search, so its positions are not taken for ranks.`,
  bothPeriods: 'Both periods are imported, each with its own date.',
  newerPeriod: 'The file does not say when its earlier period ended, so only the newer period is imported.',
  severalExports:
    'This archive holds several exports of Search Console with queries. Import them one after the other, so that each keeps its own period.',
  otherComparison:
    'This export compares devices, countries or searches, so each figure is only a part of the whole. Export it from Search Console without a comparison, or with one of two periods.',
  otherEngine: 'Positions of Bing are kept with the keyword. They are not taken for ranks on Google.',
  leftOut: (names: string) => `Not recognized, and left out: ${names}.`,
  otherMarket: (market: string) => `The row is about another market: ${market}.`,
  badTotal: 'The row is not like the other rows of its file.',
} as const;
