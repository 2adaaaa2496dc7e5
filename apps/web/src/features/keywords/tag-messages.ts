import { maxTagsPerKeyword } from '@keydence/domain';
import { countKeywords, messages } from './messages.ts';

const format = (count: number) => count.toLocaleString('en-US');

/** What tagging has changed, in numbers of keywords. */
export interface TaggingCounts {
  changed: number;
  unchanged: number;
  full: number;
}

const sentences = (...parts: (string | false)[]) => parts.filter(Boolean).join(' ');

/** Texts of tagging the selected keywords. */
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
      unchanged > 0 && `${format(unchanged)} had it already.`,
      full > 0 && `${format(full)} cannot take more than ${maxTagsPerKeyword} tags.`,
    ),
  removeDone: (tag: string, { changed, unchanged }: TaggingCounts) =>
    sentences(
      `Removed “${tag}” from ${countKeywords(changed)}.`,
      unchanged > 0 && `${format(unchanged)} did not have it.`,
    ),
} as const;
