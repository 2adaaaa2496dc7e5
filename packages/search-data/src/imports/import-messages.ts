import { importLimits } from '@keydence/domain';

/** Why a file cannot be imported, with what to do instead, and why a row is left out. */
export const importMessages = {
  notText:
    'This is neither a text file nor a zip archive of text files. Export it again as CSV, and choose that file.',
  spreadsheet: 'This is a spreadsheet. Save it as CSV (UTF-8), and choose that file.',
  encoding: 'The text is neither UTF-8 nor UTF-16. Save the file as CSV (UTF-8), and choose it again.',
  brokenArchive: 'The zip archive is damaged. Download the export again.',
  archiveTooLarge: 'Unzipped, the archive would be larger than 100 MB. Choose a smaller export.',
  tooManyMembers: `The archive holds more than ${importLimits.archiveMembers} files. Choose the export as you downloaded it.`,
  openQuote: 'A quotation mark opens in this file and never closes. Download the export again.',
  empty: 'The file has no rows. Choose an export with at least one keyword.',
  tooManyRows: 'The file has more than 200,000 rows. Split it, and import the parts one after the other.',
  discover:
    'This is a Discover or Google News export: it has no positions. Choose Search results in Search Console, and export that.',
  unknown:
    'This is no export that Keydence knows. It reads Search Console, Keyword Planner, Ahrefs and Semrush, and plain lists with one keyword a line.',
  noKeyword: 'The row has no keyword.',
  longKeyword: 'The keyword is longer than 200 characters.',
  badCharacter: 'The keyword holds characters that cannot be stored.',
  notANumber: (column: string) => `${column} is not a number, so it stays unknown.`,
  otherMarket: (market: string) => `The row is about another market: ${market}.`,
  badTotal: 'The row is not like the other rows of its file.',
} as const;
