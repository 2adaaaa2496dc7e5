export const messages = {
  title: 'Profile Settings',
  intro: 'Your picture and name, where you are signed in, and your data.',
  loadFailed: 'Error loading profile',
  fetchFailed: 'Failed to fetch profile',
  updateFailed: 'Failed to update profile',
  uploadFailed: 'Failed to upload avatar',
  updated: 'Profile updated successfully!',
  pictureUpdated: 'Profile picture updated successfully!',
  pictureRemoved: 'Profile picture removed.',
  picture: 'Profile picture',
  pictureLabel: 'profile picture',
  pictureHint: 'JPEG, PNG, GIF or WebP, at most 5 MB.',
  personal: 'Personal Information',
  fullName: 'Full Name',
  fullNameHint: (left: number) =>
    `Up to 100 characters, ${left} left. Leave empty to show your e-mail address.`,
  email: 'E-mail',
  emailHint: 'You sign in with it, so it cannot be changed here.',
  role: 'Role',
  roleHint: 'Set by your server administrator.',
  roles: { user: 'User', admin: 'Admin' },
  save: 'Save Changes',
  discard: 'Discard changes',
  unsaved: 'Not saved yet.',
} as const;

export const sessionTexts = {
  title: 'Where you are signed in',
  intro: 'Sign out of devices you do not recognize. They lose access immediately.',
  loadFailed: 'Could not load your sessions',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  since: (when: string) => `Signed in ${when}`,
  lastUsed: (when: string) => `last used ${when}`,
  signOut: 'Sign out',
  signOutOf: (device: string, since: string) => `Sign out of ${device}, signed in ${since}`,
  signOutOthers: 'Sign out of all others',
  onlyThis: 'You are not signed in anywhere else.',
  ended: (device: string) => `Signed out of ${device}.`,
  endedOthers: (count: number) => `Signed out of ${count} other ${count === 1 ? 'session' : 'sessions'}.`,
  failed: 'Could not end the session. Try again.',
  more: (hidden: number) =>
    `and ${hidden.toLocaleString('en-US')} older ones, which "Sign out of all others" ends too.`,
} as const;

export const dataTexts = {
  title: 'Your data',
  intro:
    'A JSON file with everything that is about you: profile, sign-ins, sessions, API keys, workspaces, invitations, shared reports and feedback. Keywords and reports of a workspace are exported from their own screens.',
  download: 'Download my data',
  downloaded: (name: string) => `Your data was saved as ${name}.`,
  failed: 'Could not download your data. Try again.',
} as const;

export const deletionTexts = {
  title: 'Delete account',
  intro: 'Permanently deletes your account and the data that only you own.',
  open: 'Delete my account',
  loadFailed: 'Could not load the list of data to delete',
  deleted:
    'These workspaces have no other owner and are deleted with all their domains, keywords and reports:',
  left: 'You leave these workspaces; they stay for their other members:',
  domains: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'domain' : 'domains'}`,
  others: (count: number) =>
    `${count.toLocaleString('en-US')} other ${count === 1 ? 'member loses' : 'members lose'} it too`,
  ownerHint: 'To keep one for its other members, first make one of them an owner in Workspace Settings.',
  person: 'Your profile, picture and sessions are deleted, and you are signed out everywhere immediately.',
  feedback:
    'Feedback that you shared stays on the board without your name. Your votes and comments are deleted.',
  confirm: (expected: string) => `Type ${expected} to confirm`,
  cancel: 'Cancel',
  confirmDelete: 'Delete my account permanently',
  failed: 'Could not delete your account. Try again.',
  done: 'Your account was deleted.',
} as const;

/** Texts of the keyboard settings on this device. */
export const keyboardTexts = {
  title: 'Keyboard',
  intro: 'Single keys jump to a section or to the search.',
  press: 'Press',
  forAll: 'on any screen for the list of all shortcuts.',
} as const;
