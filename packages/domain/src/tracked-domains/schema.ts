import { z } from 'zod';
import { locationCode } from '../locations/schema.ts';
import { dataSourceName } from '../search-data/port.ts';

export const setupState = z.enum(['setting_up', 'ready', 'failed']);
export type SetupState = z.infer<typeof setupState>;

/** The durable steps of a domain's setup, in order. */
export const setupSteps = [
  'site_topics',
  'ranked_keywords',
  'competitors',
  'competitor_keywords',
  'gaps',
  'scores',
  'report',
  'content_plan',
] as const;
export type SetupStep = (typeof setupSteps)[number];

export const maxBrandNames = 20;
export const brandNameMaxLength = 60;

/** A name of a site in search queries. */
const brandName = z
  .string()
  .trim()
  .max(brandNameMaxLength, `A name must be at most ${brandNameMaxLength} characters.`)
  .regex(/[\p{L}\p{N}]/u, 'A name needs a letter or a digit.')
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'A name must not hold control characters.');

/** Names of a site in search queries; null: derived from its domain. */
const brandNames = z
  .array(brandName)
  .min(1, 'Leave the names out to take those of the domain.')
  .max(maxBrandNames, `At most ${maxBrandNames} names.`)
  .transform((names) =>
    [...new Map(names.map((name) => [name.toLowerCase(), name] as const).reverse()).values()].reverse(),
  )
  .nullable();

export const trackedDomain = z.object({
  id: z.string(),
  domainName: z.string(),
  locationName: z.string(),
  locationCode,
  languageCode: z.string(),
  state: setupState,
  dataSource: dataSourceName.nullable(),
  /** Names that identify queries for the site itself; null: those of its domain. */
  brandNames: z.array(z.string()).nullable(),
  createdAt: z.date(),
});
export type TrackedDomain = z.infer<typeof trackedDomain>;

export const setupStatus = z.object({
  state: setupState,
  /** The running step; null if the setup has ended. */
  step: z.enum(setupSteps).nullable(),
  stepsDone: z.number().int(),
  stepsTotal: z.number().int(),
  /** One user-visible sentence about the step, the failure, or the missing source. */
  message: z.string(),
  dataSource: dataSourceName.nullable(),
});
export type SetupStatus = z.infer<typeof setupStatus>;

export const domainId = z.object({ domainId: z.string() });

export const addDomainInput = z.object({
  workspaceId: z.string(),
  domainUrl: z.string(),
  locationCode,
});

/** Input of the app's form. */
export const addDomainForm = addDomainInput.extend({
  /** Tracks the domain even if it does not respond now. Its form is still checked. */
  acceptUnreachable: z.boolean().default(false),
});

export const changeLocationInput = z.object({
  domainId: z.string(),
  workspaceId: z.string(),
  locationCode,
  languageCode: z.string(),
});

export const updateDomainInput = domainId.extend({ brandNames });
export type UpdateDomainInput = z.output<typeof updateDomainInput>;

export const validateDomainInput = z.object({ domain: z.string() });
export const domainValidation = z.object({
  valid: z.boolean(),
  message: z.string(),
  /** The normalized name (no scheme, no trailing slash, lower case). */
  domainName: z.string(),
});
export type DomainValidation = z.infer<typeof domainValidation>;
