export const linkedIdentities = {
  title: 'Sign-in methods',
  about: 'Each method signs you in to this account.',
  onlyOne: 'Your only method',
  noAddress: 'No email address',
  unlink: 'Remove',
  unlinkLabel: (provider: string) => `Remove ${provider}`,
  link: (provider: string) => `Link ${provider}`,
  loadFailed: 'Failed to load your sign-in methods',
  linkFailed: 'Failed to link the account. Please try again.',
  unlinkFailed: 'Failed to remove the sign-in method. Please try again.',
} as const;
