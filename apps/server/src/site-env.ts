import { z } from 'zod';
import { httpUrl } from './auth-env.ts';

const mailAddress = z.email({ error: 'must be an e-mail address' }).optional();

const error = 'must be https addresses with commas between them';

const httpsUrls = z
  .string()
  .transform((text) => text.split(',').flatMap((item) => item.trim() || []))
  .pipe(z.array(z.url({ protocol: /^https$/, error }).regex(/^\S+$/, error)));

export const siteSettings = {
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  OPERATOR_JURISDICTION: z.string().optional(),
  SUPPORT_EMAIL: mailAddress,
  INQUIRIES_EMAIL: mailAddress,
  SOCIAL_LINKS: httpsUrls.optional(),
  /** A service of the operator that counts views, clicks and sign-ins. */
  ANALYTICS_URL: httpUrl.optional(),
};

export type SiteSettings = z.output<z.ZodObject<typeof siteSettings>> & { PUBLIC_URL: string };
