import { maxKeywordsPerUpload } from '@keydence/domain';
import { formatNumber } from '@keydence/ui';
import { countKeywords } from '../../lib/count-keywords.ts';
import type { FileRefusal } from './keyword-file.ts';
import type { SkippedLine } from './keyword-lines.ts';
import { messages } from './messages.ts';

/** Texts of adding keywords that are typed, pasted or in a file. */
export const importTexts = {
  title: messages.addTitle,
  label: 'Keywords, one per line',
  hint: 'At most 200 characters each. Type, paste, or drop a file here.',
  choose: 'Choose a .txt or .csv file',
  fileHint:
    'From a .csv file, Keydence reads the column named Keyword, Query or Search term, or the first column.',
  drop: 'Drop the file to read its keywords',
  fileRead: (name: string, count: number, column: string | null) =>
    `${name}: ${count === 1 ? '1 line' : `${formatNumber(count)} lines`} read${column === null ? '' : ` from the column “${column}”`}.`,
  fileRefused: (name: string, reason: string) => `${name} was not read. ${reason}`,
  willSend: (count: number) => {
    const parts = Math.ceil(count / maxKeywordsPerUpload);
    return `${countKeywords(count)} will be sent${parts > 1 ? `, in ${parts} parts` : ''}.`;
  },
  willSkip: (count: number) => `${formatNumber(count)} skipped`,
  more: (count: number) => `and ${formatNumber(count)} more`,
  sending: (sent: number, total: number) => `Adding: ${formatNumber(sent)} of ${formatNumber(total)}`,
  added: (created: number, known: number) =>
    `${formatNumber(created)} added, ${formatNumber(known)} already tracked`,
  failed: 'Failed to add keywords',
  sentBefore: (sent: number, total: number) =>
    `${formatNumber(sent)} of ${formatNumber(total)} were sent before that. Add sends all of them again and skips those already sent.`,
  add: messages.add,
} as const;

export const skipReasons: Record<SkippedLine['reason'], string> = {
  too_long: 'longer than 200 characters',
  repeated: 'repeated',
  past_limit: 'past the first 50,000',
};

export const fileRefusals: Record<FileRefusal, string> = {
  wrong_kind: 'Choose a .txt or .csv file.',
  too_large: 'It is larger than 5 MB. Split it and add the parts one by one.',
  too_many_rows: 'It has more than 50,000 rows. Split it and add the parts one by one.',
  unreadable: 'The browser cannot open it. Choose it again.',
  not_text: 'It is not a text file in UTF-8 or UTF-16. Save it as CSV in UTF-8 and choose it again.',
  open_quote: 'A quotation mark is never closed. Correct the file and choose it again.',
  empty: 'It has no keywords.',
};
