import { z } from 'zod';

/** One mail to one person, as it is handed over for delivery. */
export const outgoingMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Where one POST ends mails of this kind (RFC 8058); for mails that nobody asked for one by one. */
  unsubscribeUrl: z.string().optional(),
});
export type OutgoingMail = z.infer<typeof outgoingMail>;
