export const connectedAppsTexts = {
  title: 'Connected applications',
  about: 'Other applications that you use with your Keydence account.',
  empty: 'No application is connected.',
  reads: 'It may read:',
  usedOn: (granted: string, used: string | null) =>
    used ? `Connected ${granted}, last used ${used}` : `Connected ${granted}, not used yet`,
  disconnect: 'Disconnect',
  disconnectLabel: (name: string) => `Disconnect: ${name}`,
  disconnectTitle: (name: string) => `Disconnect ${name}?`,
  disconnectWarning:
    'It can no longer read anything of your account. What it has read before stays with it, and you may stay signed in there until it ends that itself.',
  disconnected: (name: string) => `${name} was disconnected.`,
  cancel: 'Cancel',
  loadFailed: 'Could not load your connected applications',
  disconnectFailed: 'Could not disconnect the application. Try again.',
} as const;
