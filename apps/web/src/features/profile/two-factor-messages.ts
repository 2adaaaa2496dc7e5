import type { Factor } from '@supabase/auth-js';
import type { FactorKind } from '../../lib/second-factor.ts';

export const twoFactor = {
  title: 'Two-factor authentication',
  about: 'Ask for a second step each time you sign in.',
  none: 'Add a second step, so access to your e-mail is not enough to sign in.',
  factors: 'Your second steps',
  scan: 'Scan this picture with your authenticator app, then enter the code that it shows.',
  picture: 'QR code for your authenticator app',
  secret: 'Or type this key into the app',
  code: '6-digit code',
  phone: 'Phone number',
  phoneHint: 'With its country code, such as +1 555 010 9999. Each time you sign in we text a code to it.',
  sendCode: 'Send code',
  sendAgain: 'Send a new code',
  sentTo: (phone: string) => `We sent a code to +${phone}.`,
  touchKey: 'Follow the steps that your browser shows.',
  keyFailed: 'Could not add the security key',
  confirm: 'Turn on',
  cancel: 'Cancel',
  turnedOn: 'Two-factor authentication is on. Sessions on your other devices were signed out.',
  remove: 'Remove',
  removeWarning: 'You will no longer be asked for it when you sign in.',
  loadFailed: 'Failed to load your second steps',
  setUpFailed: 'The set-up did not work. Please try again.',
  sendFailed: 'Could not send the code. Please try again.',
  removeFailed: 'Failed to remove it. Please try again.',
  wrongCode: 'That code is not right. Wait for the next one and try again.',
  wrongText: 'That code is not right. Check the message and try again.',
  addedOn: (day: string) => `Added on ${day}`,
} as const;

/** Texts of one kind of second factor. */
interface KindWords {
  noun: string;
  setUp: string;
  addAnother: string;
}

export const kindWords: Record<FactorKind, KindWords> = {
  totp: { noun: 'app', setUp: 'Set up an authenticator app', addAnother: 'Add another app' },
  phone: { noun: 'phone', setUp: 'Add a phone', addAnother: 'Add another phone' },
  webauthn: { noun: 'security key', setUp: 'Add a security key', addAnother: 'Add another security key' },
};

/** Label of a factor in lists. */
export function nameFactor({ factor_type, phone }: Factor & { phone?: string }): string {
  if (factor_type === 'phone') return phone ? `Phone +${phone}` : 'Phone';
  return factor_type === 'totp' ? 'Authenticator app' : 'Security key';
}

export const removeTitle = (kind: FactorKind) => `Remove this ${kindWords[kind].noun}?`;
export const removed = (kind: FactorKind) =>
  `The ${kindWords[kind].noun} was removed. It no longer signs you in.`;
