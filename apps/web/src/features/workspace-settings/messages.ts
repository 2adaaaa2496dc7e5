export const messages = {
  title: 'Workspace Settings',
  subtitle: 'The workspace, its members and its websites.',
  edit: 'Edit Profile',
  save: 'Save Changes',
  cancel: 'Cancel',
  loadErrorTitle: 'Error loading company data',
  loadFailed: 'Failed to load company data',
  refreshFailed: 'Failed to refresh company data',
  tryAgain: 'Try Again',
  discardTitle: 'Discard your changes?',
  discardText: 'Your changes to this workspace are not saved.',
  keepEditing: 'Keep editing',
  discard: 'Discard',
} as const;

export const basicTexts = {
  title: 'Basic Information',
  name: 'Workspace Name',
  created: (day: string) => `Created on ${day}`,
  saved: 'Workspace saved.',
  saveFailed: 'Could not save your changes. They are still in the form.',
} as const;

export const logoTexts = {
  title: 'Workspace Logo',
  label: 'workspace logo',
  hint: 'JPEG, PNG, GIF or WebP, at most 5 MB.',
  failed: 'Icon upload failed',
} as const;

export const locationTexts = {
  title: 'SEO Analysis Location',
  hint: (domainName: string) =>
    `Where ${domainName} is measured. Changing the country starts a new setup. The current numbers are kept.`,
  country: 'Country',
  update: 'Update Location',
  saved: '✓ Saved!',
  failed: 'Failed to update the location. Please try again.',
  noDomain: 'Add a domain first. Its country can be changed here.',
} as const;

export const brandTexts = {
  title: 'Brand names',
  hint: (domainName: string) =>
    `Names by which people search for ${domainName} itself. Those searches have no gain and do not count for its click rates.`,
  label: 'Names',
  description: (names: readonly string[]) =>
    `Press Enter after each name. Default: ${names.join(', ')}. Keydence drops names that your site does not rank for, and adds words of the workspace’s name that it ranks first for.`,
  save: 'Save names',
  saved: '✓ Saved!',
  failed: 'Could not save the names',
  noDomain: 'Add a domain first. Its names can be changed here.',
} as const;

export const domainTexts = {
  title: 'Domain Management',
  hint: 'The websites that this workspace tracks.',
  none: 'No domain yet. Add the first one below.',
  list: 'Tracked domains',
  current: 'Selected',
  open: 'Open',
  ready: 'Ready',
  settingUp: 'Setting up',
  failed: 'Setup failed',
  noSource: 'No search data',
  step: (step: number, total: number) => `Step ${step} of ${total}`,
  setupOf: (domainName: string) => `Setup of ${domainName}`,
  add: 'Add Domain',
  addLabel: 'New domain',
  addCountry: 'Country of the new domain',
  checking: 'Checking…',
  wait: 'Please wait while we verify your domain...',
  addFailed: 'Failed to add domain. Please try again.',
  added: (domainName: string) => `${domainName} was added. Its setup is running.`,
  remove: 'Remove',
  removeTitle: (domainName: string) => `Remove ${domainName}?`,
  removeText:
    'This permanently deletes its keywords, competitors, reports and content plan, for all members. This cannot be undone.',
  removeType: (domainName: string) => `Type ${domainName} to confirm`,
  removeConfirm: 'Remove domain',
  removeFailed: 'Could not remove the domain. Please try again.',
  removed: (domainName: string) => `${domainName} was removed.`,
} as const;

export const memberTexts = {
  title: 'Members',
  list: 'Members of this workspace',
  you: 'You',
  owner: 'Owner',
  member: 'Member',
  viewer: 'Viewer',
  roleOf: (name: string) => `Role of ${name}`,
  joined: (day: string) => `Since ${day}`,
  rights:
    'Members can edit all data. Viewers can only read it. Owners also manage members and can delete the workspace.',
  loadFailed: 'Could not load the members.',
  changeFailed: 'Could not change the role. Please try again.',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'They lose access immediately. Keywords, notes and plans that they added stay.',
  removeConfirm: 'Remove member',
  removeFailed: 'Could not remove the member. Please try again.',
} as const;

export const timeZoneTexts = {
  title: 'Time zone',
  hint: 'All dates in this workspace use this time zone: reports, rank checks, plans, e-mails and files. Days of stored figures stay as they are.',
  label: 'Time zone of the workspace',
  useMine: (zone: string) => `Use my time zone, ${zone}`,
  ownersOnly: 'Only owners can change it.',
  failed: 'Could not save the time zone. It is unchanged.',
} as const;

export const sharingTexts = {
  title: 'Sharing',
  hint: 'Share links and webhooks send data out of the workspace. Existing ones keep working.',
  allow: 'Members can create share links and webhooks',
  ownersOnly: 'Only owners can change this.',
  failed: 'Could not save the setting. Please try again.',
} as const;

export const invitationTexts = {
  title: 'Invitations',
  list: 'Open invitations',
  email: 'Invite by email',
  placeholder: 'name@example.com',
  role: 'Role',
  send: 'Send invitation',
  sent: (email: string) => `The invitation to ${email} is on its way.`,
  sendFailed: 'Could not send the invitation. Please try again.',
  until: (day: string) => `open until ${day}`,
  expired: 'expired',
  resend: 'Send again',
  revoke: 'Revoke',
  revoked: (email: string) => `The invitation to ${email} was revoked.`,
  revokeFailed: 'Could not revoke the invitation. Please try again.',
  loadFailed: 'Could not load the invitations.',
} as const;

export const endTexts = {
  title: 'Leave or delete',
  leaveHint: 'You lose access to this workspace. An owner can invite you again.',
  leave: 'Leave workspace',
  leaveTitle: (name: string) => `Leave ${name}?`,
  leaveFailed: 'Could not leave the workspace. Please try again.',
  deleteHint: 'Permanently deletes all its data, for all members.',
  delete: 'Delete workspace',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText:
    'This permanently deletes all its domains with their keywords, competitors, reports and content plans, for all members. This cannot be undone.',
  deleteType: (name: string) => `Type ${name} to confirm`,
  deleteFailed: 'Could not delete the workspace. Please try again.',
} as const;
