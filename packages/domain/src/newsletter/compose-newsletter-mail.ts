import { composeMail } from '../mail/compose-mail.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import { newsletterConfirmationDays } from './schema.ts';

interface Addressed {
  to: string;
  unsubscribeUrl: string;
}

/** Asks the owner of an address to confirm the subscription. */
export function composeConfirmationMail({ link, ...frame }: Addressed & { link: string }): OutgoingMail {
  return composeMail({
    ...frame,
    subject: 'Confirm your Keydence newsletter',
    paragraphs: ['Please confirm that you want the Keydence newsletter at this address.'],
    button: { label: 'Confirm subscription', url: link },
    notes: [
      `The link works for ${newsletterConfirmationDays} days.`,
      'If you did not ask for this, you can ignore this mail. You get no newsletter unless you confirm.',
    ],
  });
}

/** The mail for a repeated subscription: the form itself must not reveal who is on the list. */
export function composeSubscribedMail(frame: Addressed): OutgoingMail {
  return composeMail({
    ...frame,
    subject: 'You already get the Keydence newsletter',
    paragraphs: [
      'This address was entered in the Keydence newsletter form again. You are already subscribed.',
    ],
    notes: ['You do not have to do anything.'],
  });
}
