import type { ApiKeyScope } from '@keydence/domain';

export const apiKeyTexts = {
  title: 'API keys',
  about: 'A key lets a script or an assistant use Keydence with your rights, or with fewer.',
  loadFailed: 'Could not load your API keys',
  empty: 'No API keys yet',
  emptyHint: 'Create one key per script or assistant, to revoke each separately.',
  create: 'Create API key',
  name: 'Name',
  nameHint: 'What will use it, such as “Nightly refresh”.',
  nameMissing: 'Give the key a name, such as what will use it.',
  scope: 'Permissions',
  reach: 'Workspaces',
  allWorkspaces: 'All my workspaces',
  lostWorkspace: 'A workspace that you have left',
  people: 'Include personal data of people',
  peopleHint: 'Names and e-mail addresses of members and invited people, and your profile.',
  withPeople: 'with personal data',
  expiry: 'Expires after',
  days: (days: number) => (days === 365 ? '1 year' : `${days} days`),
  cancel: 'Cancel',
  never: 'A key never changes your account, your sessions, the members of a workspace or its budget.',
  createdTitle: 'Your new API key',
  created: (name: string) => `The key “${name}” is ready.`,
  secret: 'Anyone with this key has its permissions. Keep it like a password, outside of your code.',
  keyLabel: 'API key',
  copy: 'Copy key',
  lastUsed: (moment: string) => `last used ${moment}`,
  neverUsed: 'never used',
  expires: (day: string) => `until ${day}`,
  expired: 'Expired',
  endsSoon: 'Expires soon',
  revoke: 'Revoke',
  remove: 'Remove',
  revokeOf: (word: string, name: string, key: string) => `${word} ${name}, ${key}`,
  revokeTitle: 'Revoke this API key?',
  revokeWarning: (name: string) =>
    `Every client that uses the key “${name}” loses access immediately. This cannot be undone.`,
  revoked: (name: string) => `The key “${name}” no longer works.`,
  revokeFailed: 'Could not revoke the key. Try again.',
} as const;

/** Scopes to choose from, in ascending order of reach. */
export const scopeChoices: readonly { scope: ApiKeyScope; label: string; hint: string }[] = [
  {
    scope: 'read',
    label: 'Read',
    hint: 'Reads keywords, reports, competitors and plans. It changes nothing and spends nothing.',
  },
  {
    scope: 'write',
    label: 'Read and change',
    hint: 'Also adds keywords and competitors, refreshes numbers, which may cost money, and moves the plan.',
  },
];

export function nameScope(scope: ApiKeyScope): string {
  return scope === 'read' ? 'Reads' : 'Reads and changes';
}
