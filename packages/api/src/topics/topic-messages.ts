/** What a user reads about runs of topics. */
export const topicMessages = {
  failed: 'Could not compute the topics. They are unchanged. Start the run again.',
} as const;
