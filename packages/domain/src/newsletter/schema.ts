import { z } from 'zod';
import { emailAddress } from '../mail/email-address.ts';

/** What people agree to when they send the form; kept with each subscription as evidence of it. */
export const newsletterConsent =
  'You get a mail to confirm your address first, and every newsletter has a link that ends it.';

/** So long a confirmation link works, and an address that nobody confirmed is kept. */
export const newsletterConfirmationDays = 7;

/** The fields of the form, and the one that only programs fill in. */
export const newsletterFields = {
  formName: 'form-name',
  formValue: 'newsletter',
  email: 'email',
  trap: 'website',
} as const;

/** The pages of the sign-up, as they are called in their addresses and in the build. */
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

/** The secret of a mail's link. */
export const newsletterToken = z.object({ token: z.string() });
export type NewsletterToken = z.infer<typeof newsletterToken>;
