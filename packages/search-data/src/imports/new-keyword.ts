import {
  type ImportedKeyword,
  type ImportedLongQuery,
  type ImportedProblem,
  keywordTextMaxLength,
  normaliseKeywordText,
} from '@keydence/domain';
import { importMessages } from './import-messages.ts';

const shownLength = 80;

/** A problem with a row, with enough of its text to find it. */
export function newProblem(
  rowNumber: number,
  value: string,
  { message, isSkipped }: Pick<ImportedProblem, 'message' | 'isSkipped'>,
): ImportedProblem {
  const printable = value.replace(/\p{Cc}/gu, ' ');
  return {
    type: 'problem',
    rowNumber,
    value: [...printable].slice(0, shownLength).join(''),
    message,
    isSkipped,
  };
}

/**
 * A spreadsheet's error for a text that it took for a formula, in any language: `#NAME?`, `#REF!`,
 * `#N/A`, `#####`.
 */
const isSpreadsheetError = (text: string) =>
  /^#(?:\p{Lu}[\p{Lu}\d/ ]*[?!]|N\/A|N\/D|NV|DIV\/0!|#+)$/u.test(text);

/** Rows of Google Analytics for what it does not name. */
const placeholders = new Set(['(other)', '(not set)', '(not provided)']);

/** A keyword or a long query without figures, or the reason why the text is none. */
export function newKeyword(
  rowNumber: number,
  cell: string,
): ImportedKeyword | ImportedLongQuery | ImportedProblem {
  const keywordText = normaliseKeywordText(cell);
  const skip = (message: string) => newProblem(rowNumber, cell, { message, isSkipped: true });
  if (keywordText === '') return skip(importMessages.noKeyword);
  if (placeholders.has(keywordText)) return skip(importMessages.placeholder);
  if (isSpreadsheetError(cell.trim())) return skip(importMessages.spreadsheetError);
  if (/[\p{Cc}\p{Cs}\ufffd]/u.test(keywordText)) return skip(importMessages.badCharacter);
  if ([...keywordText].length > keywordTextMaxLength) {
    const unknown = { clicks: null, impressions: null, averagePosition: null };
    return { type: 'long_query', rowNumber, isEarlier: false, ...unknown };
  }
  return {
    type: 'keyword',
    rowNumber,
    isEarlier: false,
    keywordText,
    measuredOn: null,
    searchVolume: null,
    isVolumeBucket: false,
    volumeBelow: null,
    cpc: null,
    cpcCurrency: 'USD',
    difficulty: null,
    intent: null,
    intents: [],
    serpFeatures: null,
    monthlySearches: [],
    changes: { threeMonths: null, twelveMonths: null },
    isRankChecked: false,
    rank: null,
    averagePosition: null,
    history: [],
    url: null,
    rivalPages: [],
    resultsCount: null,
    traffic: null,
    clicks: null,
    impressions: null,
  };
}
