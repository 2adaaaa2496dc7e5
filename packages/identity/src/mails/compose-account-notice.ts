import { type AccountAction, composeMail, formatMoment, type OutgoingMail } from '@keydence/domain';

/** Account changes that are mailed to the owner. A changed e-mail address has its own mail. */
export type NoticedAction = Extract<
  AccountAction,
  | 'password_changed'
  | 'phone_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'app_connected'
>;

const texts: Record<NoticedAction, { subject: string; text: (subject: string) => string; fallback: string }> =
  {
    password_changed: {
      subject: 'Your Keydence password was changed',
      text: () => 'The password of your Keydence account was changed.',
      fallback: '',
    },
    phone_changed: {
      subject: 'Your Keydence phone number was changed',
      text: () => 'The phone number of your Keydence account was changed.',
      fallback: '',
    },
    factor_added: {
      subject: 'A second step was added to your Keydence account',
      text: (factor) => `${factor} was added to your Keydence account as a second step of the sign-in.`,
      fallback: 'A second factor',
    },
    factor_removed: {
      subject: 'A second step was removed from your Keydence account',
      text: (factor) => `${factor} was removed from your Keydence account. Signing in no longer asks for it.`,
      fallback: 'A second factor',
    },
    passkey_added: {
      subject: 'A passkey was added to your Keydence account',
      text: () =>
        'A passkey was added to your Keydence account. It signs you in without a mail or a password.',
      fallback: '',
    },
    passkey_removed: {
      subject: 'A passkey was removed from your Keydence account',
      text: () => 'A passkey was removed from your Keydence account. It no longer signs you in.',
      fallback: '',
    },
    identity_linked: {
      subject: 'A sign-in method was added to your Keydence account',
      text: (provider) => `${provider} now signs you in to your Keydence account.`,
      fallback: 'An account at another provider',
    },
    identity_unlinked: {
      subject: 'A sign-in method was removed from your Keydence account',
      text: (provider) => `${provider} no longer signs you in to your Keydence account.`,
      fallback: 'An account at another provider',
    },
    app_connected: {
      subject: 'An application was connected to your Keydence account',
      text: (app) =>
        `${app} was connected to your Keydence account: it signs you in with it. It cannot read your workspaces or change your account.`,
      fallback: 'An application',
    },
  };

export function isNoticed(action: AccountAction): action is NoticedAction {
  return Object.hasOwn(texts, action);
}

export interface AccountNotice {
  to: string;
  action: NoticedAction;
  /** The factor, provider or application that changed. */
  detail: string | undefined;
  at: Date;
  siteUrl: string;
}

/** The mail about a changed sign-in method, with a link to the profile. */
export function composeAccountNotice({ to, action, detail, at, siteUrl }: AccountNotice): OutgoingMail {
  const { subject, text, fallback } = texts[action];
  return composeMail({
    to,
    subject,
    paragraphs: [text(detail ?? fallback), `Time of the change: ${formatTime(at)}.`],
    button: { label: 'Review your account', url: accountLink(siteUrl) },
    notes: [
      'If you made this change, no action is needed.',
      'If you did not make it, sign out all other sessions in your profile and remove what you do not recognize.',
    ],
  });
}

/** Link to the profile screen, with sign-in methods, second steps, sessions and recent activity. */
export function accountLink(siteUrl: string): string {
  return new URL('/dashboard?section=profile', siteUrl).href;
}

/** In UTC, because the reader's time zone is unknown. */
export function formatTime(at: Date): string {
  return `${formatMoment(at, 'UTC')} UTC`;
}
