export const refreshMessages = {
  failed: 'The refresh failed because of an error in Keydence.',
  notReady: 'This domain has no keywords in this location and language. Change its location first.',
  stillRunning: 'The refresh is still running. Send the request again to wait for its result.',
} as const;
