import { maxCorrectedKeywords, type RelevanceVote } from '@keydence/domain';
import { formatNumber } from '@keydence/ui';
import { countKeywords } from '../../lib/count-keywords.ts';

export const correctTexts = {
  open: 'Correct',
  tooMany: `Select ${formatNumber(maxCorrectedKeywords)} keywords or fewer to correct them.`,
  move: 'Move to topic…',
  alone: 'Put on their own',
  doMove: 'Move keywords',
  moveTitle: (count: number) => `Move ${countKeywords(count)}`,
  moved: (count: number) => `${countKeywords(count)} moved`,
  setAlone: (count: number) => `${countKeywords(count)} put on their own`,
  intentSet: (count: number, intent: string) => `Intent of ${countKeywords(count)}: ${intent}`,
  intentReset: (count: number) => `Intent of ${countKeywords(count)} reset`,
  voted: (count: number, vote: RelevanceVote) =>
    `${countKeywords(count)} marked as ${vote === 'ours' ? 'your subject' : 'not your subject'}`,
} as const;
