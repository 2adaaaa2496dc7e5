import { composeMail, type OutgoingMail } from '@keydence/domain';
import { addressRestoreDays } from '../lifetimes.ts';
import { accountLink, formatTime } from './compose-account-notice.ts';

export interface AddressNotice {
  /** The replaced address, which receives the mail. */
  previous: string;
  next: string;
  at: Date;
  siteUrl: string;
  /** Link to the page that restores the address; null if an administrator changed it. */
  restoreLink: string | null;
}

/** The mail to a replaced address, with the restore link. */
export function composeAddressNotice({
  previous,
  next,
  at,
  siteUrl,
  restoreLink,
}: AddressNotice): OutgoingMail {
  return composeMail({
    to: previous,
    subject: 'Your Keydence e-mail address was changed',
    paragraphs: [
      `The e-mail address of your Keydence account was changed from ${previous} to ${next}.`,
      `Time of the change: ${formatTime(at)}.`,
      ...(restoreLink
        ? ['If you did not make this change, restore your address. This also signs out all sessions.']
        : ['An administrator of this server made the change. Contact them if you did not expect it.']),
    ],
    button: restoreLink
      ? { label: 'Restore this address', url: restoreLink }
      : { label: 'Open Keydence', url: accountLink(siteUrl) },
    notes: [
      'If you made this change, no action is needed.',
      ...(restoreLink ? [`The link works once, for ${addressRestoreDays} days.`] : []),
    ],
  });
}
