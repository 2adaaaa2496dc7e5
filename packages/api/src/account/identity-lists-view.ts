import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import type { AccountList } from './read-account-rows.ts';

const { apiKeys, identities, mfaFactors, oauthClients, oauthConsents, passkeys, sessions, accountActivity } =
  schema;

/** The person's identity and sign-in methods. */
export const identityLists = {
  signIns: {
    table: identities,
    columns: {
      id: identities.id,
      provider: identities.provider,
      email: identities.email,
      createdAt: identities.createdAt,
      lastSignInAt: identities.lastSignInAt,
    },
    isOf: ({ userId }) => eq(identities.userId, userId),
  },
  secondFactors: {
    table: mfaFactors,
    columns: {
      id: mfaFactors.id,
      name: mfaFactors.friendlyName,
      type: mfaFactors.factorType,
      status: mfaFactors.status,
      phone: mfaFactors.phone,
      createdAt: mfaFactors.createdAt,
    },
    isOf: ({ userId }) => eq(mfaFactors.userId, userId),
  },
  passkeys: {
    table: passkeys,
    columns: {
      id: passkeys.id,
      name: passkeys.friendlyName,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    },
    isOf: ({ userId }) => eq(passkeys.userId, userId),
  },
  connectedApps: {
    table: oauthConsents,
    joins: [{ table: oauthClients, on: eq(oauthClients.id, oauthConsents.clientId) }],
    columns: {
      id: oauthClients.id,
      name: oauthClients.name,
      scopes: oauthConsents.scopes,
      grantedAt: oauthConsents.grantedAt,
      lastUsedAt: oauthConsents.lastUsedAt,
    },
    isOf: ({ userId }) => eq(oauthConsents.userId, userId),
  },
  sessions: {
    table: sessions,
    columns: {
      id: sessions.id,
      userAgent: sessions.userAgent,
      ip: sessions.ip,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.refreshedAt,
    },
    isOf: ({ userId }) => eq(sessions.userId, userId),
  },
  activity: {
    table: accountActivity,
    columns: {
      id: accountActivity.id,
      action: accountActivity.action,
      method: accountActivity.method,
      ip: accountActivity.ip,
      userAgent: accountActivity.userAgent,
      createdAt: accountActivity.createdAt,
    },
    isOf: ({ userId }) => eq(accountActivity.userId, userId),
  },
  apiKeys: {
    table: apiKeys,
    columns: {
      id: apiKeys.id,
      name: apiKeys.name,
      scope: apiKeys.scope,
      includesPeople: apiKeys.includesPeople,
      lastFour: apiKeys.lastFour,
      workspaceId: apiKeys.workspaceId,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
    },
    isOf: ({ userId }) => eq(apiKeys.userId, userId),
  },
} satisfies Record<string, AccountList>;
