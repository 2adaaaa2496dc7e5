import { z } from 'zod';

/** Limited by the column's range; a lookup checks that the country is listed. */
export const locationCode = z.number().int().min(0).max(2_147_483_647);
/** As a query parameter. */
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
