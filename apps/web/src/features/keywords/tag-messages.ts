import { maxTagsPerKeyword } from '@keydence/domain';
import { formatNumber } from '@keydence/ui';
import { countKeywords } from '../../lib/count-keywords.ts';
import { messages } from './messages.ts';

/** Result of a tagging, in numbers of keywords. */
export interface TaggingCounts {
  changed: number;
  unchanged: number;
  full: number;
}

const sentences = (...parts: (string | false)[]) => parts.filter(Boolean).join(' ');

export const tagTexts = {
  open: 'Tag',
  title: (count: number) => `Tag ${countKeywords(count)}`,
  label: 'Tag',
  hint: 'Choose one of your tags or type a new one.',
  add: 'Add tag',
  remove: 'Remove tag',
  cancel: messages.cancel,
  failed: 'Failed to change the tag',
  addDone: (tag: string, { changed, unchanged, full }: TaggingCounts) =>
    sentences(
      `Added “${tag}” to ${countKeywords(changed)}.`,
      unchanged > 0 && `${formatNumber(unchanged)} had it already.`,
      full > 0 && `${formatNumber(full)} already have ${maxTagsPerKeyword} tags, the most allowed.`,
    ),
  removeDone: (tag: string, { changed, unchanged }: TaggingCounts) =>
    sentences(
      `Removed “${tag}” from ${countKeywords(changed)}.`,
      unchanged > 0 && `${formatNumber(unchanged)} did not have it.`,
    ),
} as const;
