import { z } from 'zod';
import { domainId } from '../tracked-domains/schema.ts';

export const maxSiteChanges = 50;
export const maxSiteChangeLength = 120;

/** What the site's owner changed on a day, after which its figures are not compared with those before: a redesign, say. */
export const siteChange = z.object({
  id: z.string(),
  /** The day on which it was live, `YYYY-MM-DD`. */
  changedOn: z.iso.date(),
  text: z.string(),
});
export type SiteChange = z.infer<typeof siteChange>;

export const addSiteChangeInput = domainId.extend({
  changedOn: z.iso.date('Choose a date.'),
  text: z
    .string()
    .trim()
    .min(1, 'Say what changed.')
    .max(maxSiteChangeLength, `Use at most ${maxSiteChangeLength} characters.`),
});
export type AddSiteChangeInput = z.output<typeof addSiteChangeInput>;

export const siteChangeId = domainId.extend({ changeId: z.string() });
