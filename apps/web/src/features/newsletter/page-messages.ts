import type { NewsletterPage } from '@keydence/domain';
import { newsletterMessages } from './messages.ts';

interface PageText {
  title: string;
  text: string;
  /** Label of the submit button; a page without one links to the home page. */
  button?: string;
}

/** Texts of the subscription pages. None reveals if an address was known. */
export const newsletterPageTexts: Record<NewsletterPage, PageText> = {
  requested: {
    title: 'Thanks for subscribing!',
    text: 'Please confirm with the link in the mail that is on its way to you. Without that you get nothing more from us.',
  },
  refused: {
    title: newsletterMessages.failed,
    text: 'We could not read that e-mail address. Go back and check it, for example for a missing @.',
  },
  limited: {
    title: newsletterMessages.failed,
    text: 'There were many requests from your network. Please wait a while before the next one.',
  },
  failed: {
    title: newsletterMessages.failed,
    text: 'The server could not do it this time. It may be able to in a minute.',
  },
  confirm: {
    title: 'Confirm your subscription',
    text: 'With one click your address is on the list. Every newsletter has an unsubscribe link.',
    button: 'Confirm subscription',
  },
  confirmed: {
    title: 'You are subscribed',
    text: 'The next newsletter comes to your mailbox. You can end it at any time with the link in it.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter?',
    text: 'You will get no more newsletters from us.',
    button: 'Unsubscribe',
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    text: 'You get no more newsletters from us. You can subscribe again whenever you like.',
  },
  'wrong-link': {
    title: 'This link does not work',
    text: 'It may be incomplete, used already, or too old. Open it from the mail once more, or subscribe again.',
  },
};
