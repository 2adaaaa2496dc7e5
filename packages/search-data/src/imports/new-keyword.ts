import {
  type ImportedKeyword,
  type ImportedProblem,
  keywordTextMaxLength,
  normaliseKeywordText,
} from '@keydence/domain';
import { importMessages } from './import-messages.ts';

const shownLength = 80;

/** A problem with a row, with so much of what stands there as helps to find it. */
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

/** A keyword of which nothing is known yet, or why there is none. */
export function newKeyword(rowNumber: number, cell: string): ImportedKeyword | ImportedProblem {
  const keywordText = normaliseKeywordText(cell);
  const skip = (message: string) => newProblem(rowNumber, cell, { message, isSkipped: true });
  if (keywordText === '') return skip(importMessages.noKeyword);
  if ([...keywordText].length > keywordTextMaxLength) return skip(importMessages.longKeyword);
  if (/\p{Cc}|\p{Cs}/u.test(keywordText)) return skip(importMessages.badCharacter);
  return {
    type: 'keyword',
    rowNumber,
    keywordText,
    measuredOn: null,
    searchVolume: null,
    isVolumeBucket: false,
    cpc: null,
    difficulty: null,
    intent: null,
    serpFeatures: null,
    monthlySearches: [],
    changes: { threeMonths: null, twelveMonths: null },
    isRankChecked: false,
    rank: null,
    averagePosition: null,
    url: null,
    rivalPages: [],
    resultsCount: null,
    traffic: null,
    clicks: null,
    impressions: null,
  };
}
