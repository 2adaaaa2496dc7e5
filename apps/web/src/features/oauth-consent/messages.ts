export const messages = {
  title: (name: string) => `Sign in to ${name}?`,
  gets: 'If you allow it, it receives:',
  goesTo: (host: string) => `You continue at ${host}. Allow this only if you started it there.`,
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  nothingElse: 'It cannot read your workspaces or change your account.',
  allow: 'Allow',
  deny: 'Deny',
  loadFailed: 'Could not load the request',
  goneTitle: 'This request is no longer open',
  goneHint: 'It was answered, or ten minutes have passed. Go back to the application and start again.',
  goneAction: 'Open the dashboard',
  decideFailed: 'Could not send your answer. Nothing was shared. Try again.',
  leaving: 'Returning to the application …',
} as const;

/** What a scope gives to the application. */
export const scopeTexts: Readonly<Record<string, string>> = {
  openid: 'An identifier of your account',
  profile: 'Your name and picture',
  email: 'Your e-mail address',
  phone: 'Your phone number',
};
