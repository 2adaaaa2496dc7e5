export const shareMessages = {
  share: 'Share',
  title: 'Share this report',
  expiry: 'The link works for',
  days: (days: number) => `${days} days`,
  create: 'Create link',
  created: 'Your link. Copy it now: it is shown only this once.',
  linkLabel: 'Link to the report',
  copy: 'Copy link',
  copied: 'Copied',
  active: 'Active links',
  none: 'No link works right now.',
  revoke: 'Revoke',
  revoked: 'The link no longer opens the report.',
  revokeFailed: 'Could not revoke the link. Please try again.',
  loadFailed: 'Could not load the links.',
  you: 'you',
  somebody: 'a member',
  neverOpened: 'Not opened yet',
  explanation: (date: string) =>
    `Anyone who has the link can read the report of ${date} without an account, and nothing else of your workspace. It keeps showing this report: for a later one, make a new link.`,
  opened: (count: number, date: string) =>
    `Opened ${count === 1 ? 'once' : `${count} times`}, last on ${date}`,
} as const;

/** Texts for readers of a shared link. */
export const sharedMessages = {
  goneTitle: 'This link has expired or was revoked',
  goneHint: 'Ask the person who sent it for a new one.',
  failedTitle: 'Could not load the report',
  home: 'What is Keydence?',
  sample: 'Sample data: these numbers are not from the live web.',
  sharedBy: (name: string | null, workspace: string) =>
    name ? `Shared by ${name} of ${workspace}` : `Shared by ${workspace}`,
  expires: (date: string) => `This link works until ${date}.`,
} as const;
