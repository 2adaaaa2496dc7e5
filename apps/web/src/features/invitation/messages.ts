export const messages = {
  title: (workspaceName: string) => `Join ${workspaceName}`,
  invites: (invitedBy: string | null) => invitedBy ?? 'A former member',
  forAddress: 'The invitation is for',
  until: (day: string) => `It is open until ${day}.`,
  accept: 'Accept invitation',
  signIn: 'Sign in to accept',
  signInHint: (email: string) => `Sign in with ${email}. You come back here afterwards.`,
  otherAccount: 'Sign out and use the other address',
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  acceptFailed: 'Could not accept the invitation. Please try again.',
  joined: (workspaceName: string) => `Welcome to ${workspaceName}.`,
  goneTitle: 'This invitation is no longer open',
  goneHint:
    'It was accepted, revoked, sent again or has expired. Ask the person who invited you for a new one.',
  goneAction: 'Go to the dashboard',
  loadFailed: 'Could not load the invitation',
} as const;

/** Role names in an invitation. */
export const roleTexts = {
  owner: 'as an owner',
  member: 'as a member',
  viewer: 'as a viewer, who only reads',
} as const;
