import type { RouterOutputs } from '../../lib/trpc.ts';

export type ActivityEntry = RouterOutputs['accountActivity']['list']['data'][number];

export const accountActivity = {
  title: 'Account activity',
  about:
    'Sign-ins and changes of the past year. If you do not recognize one, sign out all other devices above.',
  loadFailed: 'Could not load your account activity',
  more: 'Show earlier activity',
  moreFailed: 'Could not load earlier activity. Try again.',
  empty: 'No activity yet',
  emptyHint: 'Your sign-ins and changes will be listed here.',
  refresh: 'Check again',
  check: 'Please check',
  from: (address: string) => `from ${address}`,
} as const;

const words: Readonly<Record<ActivityEntry['action'], string>> = {
  signed_in: 'Signed in',
  signed_out: 'Signed out',
  password_changed: 'Password changed',
  email_changed: 'E-mail address changed',
  phone_changed: 'Phone number changed',
  identity_linked: 'Account linked for signing in',
  identity_unlinked: 'Linked account removed',
  factor_added: 'Second factor added',
  factor_verified: 'Confirmed with the second factor',
  factor_removed: 'Second factor removed',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  app_connected: 'Application connected',
  app_disconnected: 'Application disconnected',
  session_replayed: 'A device was signed out for safety',
  api_key_created: 'API key created',
  api_key_revoked: 'API key revoked',
};

/** Sign-in methods in words. */
const methods: Readonly<Record<string, string>> = {
  otp: 'with a code or link',
  magiclink: 'with a mailed link',
  'email/signup': 'with the first mailed link',
  recovery: 'with a recovery link',
  invite: 'with an invitation',
  email_change: 'by confirming a new address',
  password: 'with a password',
  oauth: 'with a linked account',
  'sso/saml': 'through your company',
  web3: 'with a wallet',
  passkey: 'with a passkey',
  anonymous: 'as a guest',
};

/** `Signed in with a password`: the event, as far as it is known. */
export function describeActivity({ action, method }: Pick<ActivityEntry, 'action' | 'method'>): string {
  const how = method !== null && Object.hasOwn(methods, method) ? methods[method] : undefined;
  return how ? `${words[action]} ${how}` : words[action];
}

/** Advice for events that need an explanation. */
export const advice: Readonly<Partial<Record<ActivityEntry['action'], string>>> = {
  session_replayed:
    'It asked to stay signed in with a key that was no longer valid. If none of your devices was signed out, sign out of all others.',
};
