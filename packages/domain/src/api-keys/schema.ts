import { z } from 'zod';

/** `read` only reads; `write` also makes changes. Neither exceeds the rights of the key's owner. */
export const apiKeyScopes = ['read', 'write'] as const;
export const apiKeyScope = z.enum(apiKeyScopes);
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Lifetimes of a key in days. */
export const apiKeyDayOptions = [30, 90, 365] as const;
export type ApiKeyDays = (typeof apiKeyDayOptions)[number];
export const defaultApiKeyDays: ApiKeyDays = 90;

/** Maximum active keys of one user. */
export const maxApiKeys = 20;
/** Days for which an expired key is still listed, so that its owner sees why a script stopped. */
export const expiredApiKeyDays = 30;
/** Days before expiry at which the owner is reminded. */
export const apiKeyReminderDays = 7;
/** Minimum seconds between two updates of a key's last use. */
export const apiKeyUseNotedSeconds = 60;

export const apiKeyNameMaxLength = 60;

const apiKeyName = z
  .string()
  .trim()
  .min(1, 'Give the key a name, such as what will use it.')
  .refine((name) => [...name].length <= apiKeyNameMaxLength, {
    message: `The name must be at most ${apiKeyNameMaxLength} characters.`,
  });

export const createApiKeyInput = z.object({
  name: apiKeyName,
  scope: apiKeyScope,
  /** The only workspace that the key can access; if absent, all of its owner's, including later ones. */
  workspaceId: z.string().optional(),
  expiresInDays: z.literal(apiKeyDayOptions).default(defaultApiKeyDays),
  /**
   * True if responses to the key contain personal data: names, e-mail addresses, pictures, the
   * owner's profile.
   */
  includesPeople: z.boolean().default(false),
});
export type CreateApiKeyInput = z.output<typeof createApiKeyInput>;

/** A key without its secret. */
export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  scope: apiKeyScope,
  /** True if responses to the key contain personal data. */
  includesPeople: z.boolean(),
  lastFour: z.string(),
  /** Null for a key to all workspaces of its owner. */
  workspace: z
    .object({
      id: z.string(),
      /** Null if the owner of the key is no longer a member. */
      name: z.string().nullable(),
    })
    .nullable(),
  createdAt: z.date(),
  expiresAt: z.date(),
  isExpired: z.boolean(),
  /** To the minute; null if never used. */
  lastUsedAt: z.date().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** The only response that contains the key itself. */
export const createdApiKey = apiKey.extend({ token: z.string() });
export type CreatedApiKey = z.infer<typeof createdApiKey>;

export const apiKeyList = z.object({ data: z.array(apiKey) });
export type ApiKeyList = z.infer<typeof apiKeyList>;

export const apiKeyId = z.object({ keyId: z.string() });
