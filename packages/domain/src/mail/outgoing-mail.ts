import { z } from 'zod';

/** One mail to one person, ready for delivery. */
export const outgoingMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Address for one-click unsubscribing by POST (RFC 8058); for mails not requested individually. */
  unsubscribeUrl: z.string().optional(),
});
export type OutgoingMail = z.infer<typeof outgoingMail>;
