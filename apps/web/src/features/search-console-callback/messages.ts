export const messages = {
  working: 'Connecting Search Console…',
  declined: 'Could not connect Search Console',
  declinedHint: 'You did not agree at Google. Nothing changed.',
  failed: 'Could not connect Search Console',
  broken: 'Google returned no sign-in result. Connect again from the import of your domain.',
  back: 'Back to the import',
} as const;
