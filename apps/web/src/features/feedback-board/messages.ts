import type { FeedbackCategory, FeedbackSort } from '@keydence/domain';

export const messages = {
  title: 'Feedback Board',
  description:
    'Vote for what you need most, or tell us what is missing. Everyone who is signed in can read it.',
  share: 'Share feedback',
  loadFailed: 'Failed to fetch feedback',
  noMatch: 'No feedback found matching your criteria.',
  empty: 'No feedback yet. Be the first to share your thoughts!',
  clearFilters: 'Clear filters',
  pastEnd: 'There is nothing on this page.',
  firstPage: 'Go to the first page',
  categories: 'Categories',
  allCategories: 'All feedback',
  countsFailed: 'Could not load the counts.',
  tryAgain: 'Try Again',
  searchPlaceholder: 'Search feedback',
  status: 'Status',
  anyStatus: 'Any status',
  sort: 'Sort by',
  workspaceOnly: 'Only from my workspace',
  voteFailed: 'Failed to vote. Please try again.',
  showMore: 'Show more',
  showLess: 'Show less',
  copyLink: 'Copy link',
  linkCopied: 'The link is copied.',
  copyByHand: (link: string) => `The browser did not let us copy. This is the link: ${link}`,
  edit: 'Edit',
  delete: 'Delete',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
} as const;

export const categoryLabels: Record<FeedbackCategory, string> = {
  feature_requests: 'Feature requests',
  bug_reports: 'Bug reports',
  improvements: 'Improvements',
  general_feedback: 'General feedback',
};

export const sortLabels: Record<FeedbackSort, string> = {
  recent: 'Most recent',
  most_upvoted: 'Most upvoted',
  most_commented: 'Most commented',
  oldest: 'Oldest first',
};

/** Texts of one item; button labels include its title for screen readers. */
export const itemTexts = {
  vote: (title: string) => `Upvote “${title}”`,
  menu: (title: string) => `More actions for “${title}”`,
  clamped: (title: string) => ` of “${title}”`,
  by: 'by',
  comments: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'comment' : 'comments'}`,
  votes: (count: number) => (count === 1 ? 'vote' : 'votes'),
  untitled: 'Feedback',
  gone: 'This feedback is no longer here.',
  goneHint: 'It was deleted, or the link is not complete.',
  back: 'Back to the board',
  merged: (title: string) => `“${title}” was merged into this feedback, with its votes and comments.`,
} as const;

/** Texts of changes by an item's author or an admin. */
export const changeTexts = {
  editTitle: 'Edit feedback',
  saved: 'Your feedback is changed.',
  saveFailed: 'Could not save your changes. Please try again.',
  deleteTitle: 'Delete feedback',
  confirmDelete: (title: string) =>
    `Are you sure you want to delete “${title}”? Its votes and comments go with it. This cannot be undone.`,
  deleted: (title: string) => `“${title}” is deleted.`,
  deleteFailed: 'Could not delete the feedback. Please try again.',
  setStatus: 'Set status',
  statusChanged: (title: string, status: string) => `“${title}” is now: ${status}.`,
  statusFailed: 'Could not change the status. Please try again.',
  merge: 'Merge into another…',
  mergeTitle: 'Merge feedback',
  mergeHint: (title: string) =>
    `The votes and comments of “${title}” move to the one you pick. This cannot be undone.`,
  mergeSearch: 'Search for the feedback to keep',
  mergeChoices: 'Feedback to keep',
  mergeNone: 'Nothing else matches. Try other words.',
  mergeConfirm: 'Merge',
  merged: (title: string) => `Merged into “${title}”.`,
  mergeFailed: 'Could not merge the feedback. Please try again.',
} as const;

export const formTexts = {
  title: 'Title',
  titlePlaceholder: 'What would you like, in one line?',
  description: 'Description',
  descriptionPlaceholder: 'What are you trying to get done, and what is in the way?',
  category: 'Category',
  audience: 'Everyone who is signed in can read it, with your name, and vote.',
  submit: 'Share feedback',
  startOver: 'Start over',
  failed: 'Failed to submit feedback. Please try again.',
  draftKept: 'Your draft is kept.',
  shared: 'Thank you! Your feedback is on the board.',
  open: 'Open it',
  similar: 'Is it one of these already?',
  similarHint: 'A vote counts for more than a second post.',
} as const;

export const commentTexts = {
  heading: 'Comments',
  list: 'Comments',
  loadFailed: 'Failed to load comments',
  empty: 'No comments yet. Be the first to comment!',
  add: 'Add a comment',
  edit: 'Edit your comment',
  placeholder: 'Write a comment…',
  count: (length: number, max: number) => `${length} / ${max}`,
  shortcut: 'Ctrl + Enter or ⌘ + Enter posts',
  post: 'Post comment',
  posted: 'Your comment is posted.',
  addFailed: 'Could not post your comment. Please try again.',
  saveFailed: 'Could not change your comment. Please try again.',
  edited: 'edited',
  deleteTitle: 'Delete comment',
  confirmDelete: 'Are you sure you want to delete this comment?',
  deleteFailed: 'Could not delete the comment. Please try again.',
  gone: 'The comment of this link is no longer here.',
  copyLink: (author: string) => `Copy link to the comment by ${author}`,
} as const;

export const noticeTexts = {
  title: 'Notices',
  label: 'E-mail me when the status changes',
  hint: 'For feedback that you shared or voted for.',
  failed: 'Could not save the setting. Please try again.',
  loadFailed: 'Could not load the setting.',
} as const;

export const guidelines = {
  title: 'Community guidelines',
  rules: [
    'One idea per post, so that everyone votes on the same thing.',
    'Search first: a vote counts for more than a second post.',
    'Say what you are trying to get done, and what is in the way.',
    'Be kind. There is a person behind every idea and every answer.',
    'Leave out passwords, keys and customer data.',
  ],
} as const;

/** Specific reasons for a failure. */
export const failureTexts = {
  unreachable: 'The server cannot be reached. Check your connection.',
  tooMuch: (wait: string) => `Too many requests in a short time. Try again ${wait}.`,
  soon: 'in a moment',
  inMinutes: (minutes: number) => (minutes === 1 ? 'in a minute' : `in ${minutes} minutes`),
} as const;
