import { z } from 'zod';
import { domainId } from '../tracked-domains/schema.ts';

export const maxSiteChanges = 50;
export const maxSiteChangeLength = 120;

/** A change by the site's owner on a day, such as a redesign; figures are not compared across it. */
export const siteChange = z.object({
  id: z.string(),
  /** Day on which the change went live, `YYYY-MM-DD`. */
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
