import type { FeedbackStatus } from './schema.ts';

/** Status labels on the board and in mails. */
export const feedbackStatusLabels: Readonly<Record<FeedbackStatus, string>> = {
  under_review: 'Under review',
  planned: 'Planned',
  in_progress: 'In progress',
  completed: 'Completed',
  rejected: 'Rejected',
};
