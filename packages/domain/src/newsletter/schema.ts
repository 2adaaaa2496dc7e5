import { z } from 'zod';
import { emailAddress } from '../mail/email-address.ts';

/** Text to which people consent by sending the form; stored with each subscription as evidence. */
export const newsletterConsent =
  'You get an e-mail to confirm your address first. Every newsletter has an unsubscribe link.';

/** Days for which a confirmation link works and an unconfirmed address is stored. */
export const newsletterConfirmationDays = 7;

/** The fields of the form, including the hidden one that only bots fill in. */
export const newsletterFields = {
  formName: 'form-name',
  formValue: 'newsletter',
  email: 'email',
  trap: 'website',
} as const;

/** Pages of the sign-up, by their names in addresses and in the build. */
export const newsletterPages = [
  'requested',
  'refused',
  'limited',
  'failed',
  'confirm',
  'confirmed',
  'unsubscribe',
  'unsubscribed',
  'wrong-link',
] as const;
export type NewsletterPage = (typeof newsletterPages)[number];

export const subscribeInput = z.object({ email: emailAddress });
export type SubscribeInput = z.output<typeof subscribeInput>;

/** The secret in a mail's link. */
export const newsletterToken = z.object({ token: z.string() });
export type NewsletterToken = z.infer<typeof newsletterToken>;
