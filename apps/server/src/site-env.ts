import { z } from 'zod';

const mailAddress = z.email({ error: 'must be an e-mail address' }).optional();

/** Who runs the server, for the public pages; what is not set shows there as a placeholder. */
export const siteSettings = {
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  OPERATOR_JURISDICTION: z.string().optional(),
  SUPPORT_EMAIL: mailAddress,
  INQUIRIES_EMAIL: mailAddress,
};

/** The settings that the public pages name. */
export type SiteSettings = z.output<z.ZodObject<typeof siteSettings>> & { PUBLIC_URL: string };
