import { type Queryable, schema } from '@keydence/db';
import { asc, eq } from 'drizzle-orm';
import { type FactorView, readFactorViews } from './factors/factor-view.ts';
import type { UserRow } from './session-store.ts';

type IdentityRow = typeof schema.identities.$inferSelect;

export interface IdentityView {
  identity_id: string;
  id: string;
  user_id: string;
  identity_data: Record<string, unknown>;
  provider: string;
  email?: string;
  last_sign_in_at?: string;
  created_at: string;
  updated_at: string;
}

/** The user in the shape of the identity API; unset times are omitted. */
export interface UserView {
  id: string;
  aud: string;
  role: string;
  email: string;
  phone: string;
  email_confirmed_at?: string;
  phone_confirmed_at?: string;
  confirmed_at?: string;
  confirmation_sent_at?: string;
  recovery_sent_at?: string;
  reauthentication_sent_at?: string;
  invited_at?: string;
  new_email?: string;
  email_change_sent_at?: string;
  new_phone?: string;
  phone_change_sent_at?: string;
  last_sign_in_at?: string;
  banned_until?: string;
  deleted_at?: string;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  identities: IdentityView[];
  /** Second factors; omitted if there are none. */
  factors?: FactorView[];
  created_at: string;
  updated_at: string;
  is_anonymous: boolean;
  /** True for a user who signs in only at a company's identity provider; omitted otherwise. */
  is_sso_user?: boolean;
}

export async function readUserView(db: Queryable, user: UserRow): Promise<UserView> {
  const rows = await db
    .select()
    .from(schema.identities)
    .where(eq(schema.identities.userId, user.id))
    .orderBy(asc(schema.identities.createdAt), asc(schema.identities.id));
  const factors = await readFactorViews(db, user.id);
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...timeField('email_confirmed_at', user.emailConfirmedAt),
    ...timeField('phone_confirmed_at', user.phoneConfirmedAt),
    ...timeField('confirmed_at', user.emailConfirmedAt ?? user.phoneConfirmedAt),
    ...timeField('confirmation_sent_at', user.confirmationSentAt),
    ...timeField('recovery_sent_at', user.recoverySentAt),
    ...timeField('reauthentication_sent_at', user.reauthenticationSentAt),
    ...timeField('invited_at', user.invitedAt),
    ...(user.emailChange === null ? {} : { new_email: user.emailChange }),
    ...timeField('email_change_sent_at', user.emailChangeSentAt),
    ...(user.phoneChange === null ? {} : { new_phone: user.phoneChange }),
    ...timeField('phone_change_sent_at', user.phoneChangeSentAt),
    ...timeField('last_sign_in_at', user.lastSignInAt),
    ...timeField('banned_until', user.bannedUntil),
    ...timeField('deleted_at', user.deletedAt),
    app_metadata: user.appMetadata,
    user_metadata: { ...user.claimedMetadata, ...user.userMetadata },
    identities: rows.map(viewIdentity),
    ...(factors.length > 0 ? { factors } : {}),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: user.isAnonymous,
    ...(isSsoUser(rows) ? { is_sso_user: true } : {}),
  };
}

/** True if only a company's identity provider manages the account. */
export function isSsoUser(identities: readonly Pick<IdentityRow, 'provider'>[]): boolean {
  return identities.length > 0 && identities.every(({ provider }) => provider.startsWith('sso:'));
}

function viewIdentity(row: IdentityRow): IdentityView {
  return {
    identity_id: row.id,
    id: row.providerId,
    user_id: row.userId,
    identity_data: row.identityData,
    provider: row.provider,
    ...(row.email === null ? {} : { email: row.email }),
    ...timeField('last_sign_in_at', row.lastSignInAt),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

function timeField<Name extends string>(name: Name, time: Date | null): { [key in Name]?: string } {
  return time ? ({ [name]: time.toISOString() } as { [key in Name]?: string }) : {};
}
