export const topicMessages = {
  failed: 'Could not compute the topics. They are unchanged. Start the run again.',
  followed: 'A later correction is about the same keywords or topic. Undo that one first.',
} as const;
