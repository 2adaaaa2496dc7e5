import { z } from 'zod';

export const location = z.object({
  locationName: z.string(),
  /** Google Ads geotarget: 2000 + the ISO 3166 numeric code. */
  locationCode: z.number().int(),
  /** ISO 3166 alpha-2. */
  countryCode: z.string(),
  languageCode: z.string(),
  region: z.string(),
});
export type Location = z.infer<typeof location>;
