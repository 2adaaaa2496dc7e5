import { type ContentPriority, type ContentStatus, contentStatusLabel } from '@keydence/domain';
import { formatNumber } from '@keydence/ui';

/** One undo offer at a time: it applies to the latest move. */
export const undoId = 'content-plan-undo';

export const messages = {
  title: 'Content Plan',
  noDomain: 'No domain selected',
  noDomainHint: 'Please select a domain to see its content plan.',
  loadFailed: 'Could not load the content plan',
  tryAgain: 'Try Again',
  empty: 'No content is planned yet',
  emptyHint: 'Add a keyword to plan a page for it.',
  noMatch: 'No pieces match these filters',
  clear: 'Clear filters',
  columnEmpty: 'Nothing here.',
  add: 'Add pieces',
  addTitle: 'Add pieces to the plan',
  addLabel: 'Keywords, one per line',
  addHint: 'One content piece is planned for each keyword, at most 50 in one step.',
  addFailed: 'Could not add the pieces. Please try again.',
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Saved',
  delete: 'Delete',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveHint: 'Arrow keys move this piece; Enter opens a menu.',
  moveFailed: 'Could not move the piece. It is back in its column.',
  deleteFailed: 'Could not delete the piece. It is back in its column.',
  restoreFailed: 'Could not restore the piece. Please try again.',
  searchHint: 'Title or keyword',
  priority: 'Difficulty',
  anyPriority: 'Any difficulty',
  columns: 'Columns',
  loading: 'Loading the content plan',
  unknownVolume: 'No source has reported a search volume for this keyword.',
  unknownDifficulty: 'No source has reported a difficulty for this keyword.',
  notes: 'Notes',
  notesHint: 'Visible to all workspace members.',
  titleLabel: 'Title',
  keywordLabel: 'Target keyword',
  keywordHint: 'A different keyword has its own figures and outline.',
  dueDate: 'Due date',
  outline: 'Outline',
  angle: 'Content angle',
  history: 'On the board',
  details: 'Details',
  detailsFailed: 'Could not load this piece',
} as const;

export const priorityLabels: Record<ContentPriority, string> = { low: 'Low', medium: 'Medium', high: 'High' };

export const texts = {
  moveTo: (status: ContentStatus) => `Move to ${contentStatusLabel(status)}`,
  moveButton: (title: string) => `Move “${title}”`,
  /** Screen reader announcement after a move. Places count from 1. */
  moved: ({ title, status, place, total }: MovedPiece) =>
    `“${title}” is in ${contentStatusLabel(status)}, ${place} of ${total}.`,
  movedTo: (status: ContentStatus) => `Moved to ${contentStatusLabel(status)}.`,
  deleted: (title: string) => `“${title}” was deleted.`,
  added: (created: number, duplicates: readonly string[]) =>
    [
      `${created} ${created === 1 ? 'piece' : 'pieces'} added.`,
      ...(duplicates.length > 0 ? [`Already planned: ${duplicates.join(', ')}.`] : []),
    ].join(' '),
  count: (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`,
  shown: (shown: number, total: number) => `${shown} of ${texts.count(total)}`,
  words: (count: number) => `${formatNumber(count)} words`,
};

interface MovedPiece {
  title: string;
  status: ContentStatus;
  place: number;
  total: number;
}
