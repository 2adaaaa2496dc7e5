export const correctionTexts = {
  undone: 'Correction undone',
  undoFailed: 'Could not undo the correction',
  failed: 'Could not save the correction',
  unchanged: 'Nothing changed',
  intentSet: (keyword: string, intent: string) => `Intent of “${keyword}”: ${intent}`,
  intentReset: (keyword: string) => `Intent of “${keyword}” reset`,
  votedOurs: (name: string) => `“${name}” is your subject`,
  votedNotOurs: (name: string) => `“${name}” is not your subject`,
  skipUntracked: (keyword: string) => `Track “${keyword}” before you skip it`,
} as const;

/** Texts of the topic picker for moved keywords. */
export const targetTexts = {
  target: 'Topic',
  targetPlaceholder: 'Search topics',
  targetMissing: 'Choose a topic.',
  cancel: 'Cancel',
} as const;
