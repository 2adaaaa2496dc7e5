/** What accepting an opportunity says. */
export const acceptTexts = {
  accept: 'Accept',
  accepted: 'Accepted',
  done: (keyword: string) => `“${keyword}” is in your content plan, and its prediction is kept.`,
  failed: 'The opportunity was not accepted',
  undone: (keyword: string) => `“${keyword}” is no longer accepted.`,
  notUndone: 'Could not undo',
};
