import { z } from 'zod';

/** As large as the column takes; whether it is a country of the list is looked up. */
export const locationCode = z.number().int().min(0).max(2_147_483_647);
/** The same from a query. */
export const locationCodeText = z.coerce.number<number>().int().min(0).max(2_147_483_647);

export const location = z.object({
  locationName: z.string(),
  /** Google Ads geotarget: 2000 + the ISO 3166 numeric code. */
  locationCode,
  /** ISO 3166 alpha-2. */
  countryCode: z.string(),
  languageCode: z.string(),
  region: z.string(),
});
export type Location = z.infer<typeof location>;
