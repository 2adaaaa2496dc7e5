import { z } from 'zod';

/** `read` answers questions; `write` also changes things. Neither goes beyond what its owner may do. */
export const apiKeyScopes = ['read', 'write'] as const;
export const apiKeyScope = z.enum(apiKeyScopes);
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Days for which a key may hold. */
export const apiKeyDayOptions = [30, 90, 365] as const;
export type ApiKeyDays = (typeof apiKeyDayOptions)[number];
export const defaultApiKeyDays: ApiKeyDays = 90;

/** A person has at most so many keys that still open. */
export const maxApiKeys = 20;
/** How long a key that has run out is still shown, so that its owner sees why a script has stopped. */
export const expiredApiKeyDays = 30;
/** So long before its end the owner of a key is reminded. */
export const apiKeyReminderDays = 7;
/** The use of a key is noted at most this often. */
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
  /** The one workspace that the key reaches; without it, all of its owner's, later ones too. */
  workspaceId: z.string().optional(),
  expiresInDays: z.literal(apiKeyDayOptions).default(defaultApiKeyDays),
  /** Whether answers to the key name people: names, e-mail addresses, pictures, the owner's profile. */
  includesPeople: z.boolean().default(false),
});
export type CreateApiKeyInput = z.output<typeof createApiKeyInput>;

/** A key without its secret. */
export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  scope: apiKeyScope,
  /** True if answers to the key hold personal data of people. */
  includesPeople: z.boolean(),
  /** Its last four characters. */
  lastFour: z.string(),
  /** Null for a key that reaches all workspaces of its owner. */
  workspace: z
    .object({
      id: z.string(),
      /** Null once the owner of the key is no longer a member. */
      name: z.string().nullable(),
    })
    .nullable(),
  createdAt: z.date(),
  expiresAt: z.date(),
  isExpired: z.boolean(),
  /** To the minute; null for one that nobody has used. */
  lastUsedAt: z.date().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** The only answer that ever holds the key itself. */
export const createdApiKey = apiKey.extend({ token: z.string() });
export type CreatedApiKey = z.infer<typeof createdApiKey>;

export const apiKeyList = z.object({ data: z.array(apiKey) });
export type ApiKeyList = z.infer<typeof apiKeyList>;

export const apiKeyId = z.object({ keyId: z.string() });
