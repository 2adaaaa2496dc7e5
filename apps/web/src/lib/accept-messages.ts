export const acceptTexts = {
  accept: 'Accept',
  accepted: 'Accepted',
  done: (keyword: string) => `“${keyword}” is in your content plan. Its prediction is stored.`,
  failed: 'Could not accept the opportunity',
  undone: (keyword: string) => `“${keyword}” is no longer accepted.`,
  notUndone: 'Could not undo',
};
