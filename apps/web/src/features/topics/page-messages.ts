import { formatNumber } from '@keydence/ui';
import { countKeywords } from '../../lib/count-keywords.ts';
import { intentLabels } from '../../lib/intent-labels.ts';
import type { TopicCorrection } from './use-topic.ts';

export const pageTexts = {
  back: 'All topics',
  gone: 'This topic no longer exists',
  goneHint: 'A later run found no keywords for it, or you do not have access.',
  loadFailed: 'Could not load the topic',
  hidden: 'Hidden',
  named: 'Named by a member',
  mainKeyword: (keyword: string) => `The main keyword is “${keyword}”.`,
  figures: 'Figures',
  pages: 'Pages that serve it',
  onePage: 'One page of your site serves this topic.',
  separatePages: (count: number) =>
    `${formatNumber(count)} pages of your site serve this topic. No two of them compete for the same page group.`,
  severalPages: (count: number) =>
    `${formatNumber(count)} pages of your site serve this topic, and at least two of them serve the same page group. Consider merging those.`,
  noPage: 'No page of your site is known to rank for this topic.',
  unknownPage: 'Your site ranks for this topic, but no source has reported the pages.',
  page: 'Page',
  share: 'Share of demand served',
  morePages: (shown: number, total: number) =>
    `The ${formatNumber(shown)} pages with the largest shares, of ${formatNumber(total)}.`,
  groups: 'Page groups',
  groupsHint: 'Keywords of one group can be served by one page.',
  moreGroups: (shown: number, total: number) =>
    `The ${formatNumber(shown)} groups with most demand, of ${formatNumber(total)}.`,
  shownOf: (shown: number, total: number) => `${formatNumber(shown)} of ${countKeywords(total)} shown.`,
  allKeywords: 'See all keywords of this topic',
  keyword: 'Keyword',
  volume: 'Volume',
  volumeHint: 'Searches a month.',
  intent: 'Intent',
  rank: 'Rank',
  relevance: 'Relevance',
  rankingPage: 'Ranking page',
  gain: 'Gain',
  noRank: 'Not in the top 100, or not checked yet.',
  unknownVolume: 'No source has reported a search volume for this keyword.',
  select: (keyword: string) => `Select ${keyword}`,
  selectGroup: (keyword: string) => `Select all shown keywords of ${keyword}`,
  selection: 'Selected keywords',
  selected: (count: number) => `${countKeywords(count)} selected`,
  clearSelection: 'Clear selection',
} as const;

export const actionTexts = {
  rename: 'Rename',
  resetName: 'Use computed name',
  merge: 'Merge into…',
  pin: 'Pin',
  unpin: 'Unpin',
  hide: 'Hide',
  unhide: 'Show again',
  more: 'More actions',
  ours: 'Our subject',
  notOurs: 'Not our subject',
  split: 'Split into new topic…',
  move: 'Move to topic…',
  alone: 'Put on their own',
  name: 'Name',
  newName: 'Name of the new topic',
  newNameHint: 'Leave it empty to use the computed name.',
  mergeHint: 'Its keywords move to the topic that you choose.',
  cancel: 'Cancel',
  save: 'Save',
  doMerge: 'Merge topics',
  doSplit: 'Split topic',
  doMove: 'Move keywords',
  splitTitle: (count: number) => `Split off ${countKeywords(count)}`,
  moveTitle: (count: number) => `Move ${countKeywords(count)}`,
  renameTitle: 'Rename topic',
  mergeTitle: (name: string) => `Merge “${name}”`,
  renamed: (name: string) => `Renamed to “${name}”`,
  nameReset: 'Computed name restored',
  pinned: 'Topic pinned',
  unpinned: 'Topic unpinned',
  hid: 'Topic hidden',
  unhid: 'Topic shown again',
  merged: 'Topics merged',
  splitOff: (count: number) => `${countKeywords(count)} split off`,
  moved: (count: number) => `${countKeywords(count)} moved`,
  setAlone: (count: number) => `${countKeywords(count)} put on their own`,
} as const;

export const historyTexts = {
  title: 'Corrections',
  none: 'No corrections yet. Every run keeps the corrections that members make.',
  loadFailed: 'Could not load the corrections',
  undo: 'Undo',
  undoOf: (text: string) => `Undo: ${text}`,
  undone: 'Undone',
  by: (name: string | null) => name ?? 'A former member',
} as const;

type Describe = (correction: TopicCorrection) => string;

const subject = ({ keywordCount, keywords }: TopicCorrection) =>
  keywordCount === 1 && keywords[0] !== undefined ? `“${keywords[0]}”` : countKeywords(keywordCount);

const descriptions: Record<TopicCorrection['kind'], Describe> = {
  move: (correction) =>
    correction.topicName === null
      ? `Put ${subject(correction)} on their own`
      : `Moved ${subject(correction)} to “${correction.topicName}”`,
  merge: ({ topicName }) => `Merged topics into “${topicName ?? ''}”`,
  split: (correction) => `Split off ${subject(correction)}`,
  rename: ({ name }) => (name === null ? 'Restored the computed name' : `Renamed to “${name}”`),
  pin: ({ isSet }) => (isSet ? 'Pinned' : 'Unpinned'),
  hide: ({ isSet }) => (isSet ? 'Hidden' : 'Shown again'),
  intent: (correction) =>
    correction.intentType === null
      ? `Reset the intent of ${subject(correction)}`
      : `Set the intent of ${subject(correction)} to ${intentLabels[correction.intentType].toLowerCase()}`,
  vote: (correction) => {
    const word = correction.vote === 'ours' ? 'our subject' : 'not our subject';
    return correction.keywordCount > 0 ? `Voted ${subject(correction)} ${word}` : `Voted ${word}`;
  },
};

/** A correction in the past tense: "Moved 3 keywords to “espresso”". */
export function describeCorrection(correction: TopicCorrection): string {
  return descriptions[correction.kind](correction);
}
