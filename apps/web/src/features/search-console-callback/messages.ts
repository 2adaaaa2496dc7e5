export const messages = {
  working: 'Connecting Search Console…',
  declined: 'Search Console was not connected',
  declinedHint: 'You did not agree at Google, so nothing has changed.',
  failed: 'Search Console was not connected',
  broken: 'Google sent you back without saying what for. Connect once more from the import of your domain.',
  back: 'Back to the import',
} as const;
