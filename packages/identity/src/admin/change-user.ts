import { schema, type Transaction } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { noClaim } from '../account-claim.ts';
import { applyContactChange, requireFreeContact } from '../accounts/apply-address-change.ts';
import { AuthError } from '../auth-error.ts';
import { type Contact, normaliseEmail, normalisePhone, whereContact } from '../contact.ts';
import type { IdentityContext } from '../context.ts';
import { endSessionsIn } from '../end-sessions.ts';
import { createUser } from '../find-or-create-user.ts';
import { isUuid } from '../is-uuid.ts';
import { requireGoodPassword } from '../passwords/check-password.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { requireImportableHash } from '../passwords/imported-hash.ts';
import { recordActivity } from '../record-activity.ts';
import { transact } from '../transact.ts';
import { mergeMetadata } from '../user-metadata.ts';
import { readUserView, type UserView } from '../user-view.ts';
import { findUser } from './find-user.ts';
import { requireAdmin } from './require-admin.ts';

const nilId = '00000000-0000-0000-0000-000000000000';

/** Fields that an administrator may set; omitted fields do not change. */
export interface UserChange {
  email?: string | undefined;
  phone?: string | undefined;
  password?: string | undefined;
  /** A bcrypt or Argon2 hash, for a user who keeps the password of another system. */
  passwordHash?: string | undefined;
  emailConfirm?: boolean | undefined;
  phoneConfirm?: boolean | undefined;
  userMetadata?: Record<string, unknown> | undefined;
  appMetadata?: Record<string, unknown> | undefined;
  /** Hours, minutes and seconds such as `24h`, or `none`. */
  banDuration?: string | undefined;
}

/**
 * Adds a user, with the given id of another system if there is one. @throws AuthError 422
 * `email_exists` or `phone_exists`, 409 `conflict`, 400 `validation_failed`.
 */
export async function addUser(
  ctx: IdentityContext,
  authorization: string | undefined,
  { id, ...change }: UserChange & { id?: string | undefined },
): Promise<UserView> {
  await requireAdmin(ctx, authorization);
  const [first, second] = readContacts(change);
  if (!first)
    throw new AuthError(400, 'validation_failed', 'Cannot create a user without either an email or phone');
  const columns = await readColumns(ctx, change);
  const ids = { user: readNewId(id) ?? ctx.newId(), identity: ctx.newId() };
  return transact(ctx, async (tx) => {
    for (const contact of second ? [first, second] : [first]) await requireFreeContact(tx, null, contact);
    await requireFreeId(tx, ids.user);
    const data = mergeMetadata({}, change.userMetadata);
    await createUser(ctx, tx, { [first.kind]: first.value, data, ids });
    const [user] = await tx.select().from(schema.users).where(whereContact(first));
    if (!user) throw new Error('The new user cannot be read.');
    const appMetadata = mergeMetadata(user.appMetadata, change.appMetadata, 'app_metadata');
    const phone = second ? { phone: second.value } : {};
    await tx
      .update(schema.users)
      .set({ ...columns, ...phone, appMetadata })
      .where(eq(schema.users.id, user.id));
    return readUserView(tx, await findUser(tx, user.id));
  });
}

/** Changes a user immediately, without confirmation. */
export async function changeUser(
  ctx: IdentityContext,
  authorization: string | undefined,
  { userId, ...change }: UserChange & { userId: string },
): Promise<UserView> {
  await requireAdmin(ctx, authorization);
  await findUser(ctx.database.db, userId);
  const contacts = readContacts(change);
  const columns = await readColumns(ctx, change);
  const { view, forget } = await transact(ctx, async (tx) => {
    const user = await findUser(tx, userId);
    if (user.deletedAt) throw new AuthError(404, 'user_not_found', 'User not found');
    const { userMetadata, appMetadata } = change;
    const metadata = {
      userMetadata: mergeMetadata(user.userMetadata, userMetadata),
      appMetadata: mergeMetadata(user.appMetadata, appMetadata, 'app_metadata'),
    };
    for (const contact of contacts)
      if (user[contact.kind] !== contact.value)
        await applyContactChange(ctx, tx, { user: { ...user, ...metadata }, contact, isProven: false });
    await tx
      .update(schema.users)
      .set({ ...columns, ...(contacts.length > 0 ? {} : metadata), updatedAt: ctx.now() })
      .where(eq(schema.users.id, userId));
    if (columns.passwordHash) await recordActivity(ctx, tx, { userId, action: 'password_changed' });
    const endsSessions = columns.passwordHash || columns.bannedUntil;
    const forget = endsSessions ? await endSessionsIn(ctx, tx, { userId }) : () => {};
    return { view: await readUserView(tx, await findUser(tx, userId)), forget };
  });
  forget();
  return view;
}

/**
 * Deletes a user with all data that belongs to that user alone, including the profile picture. A
 * soft deletion keeps the id and the time, so that other systems can resolve the id and no other
 * user gets it.
 */
export async function deleteUser(
  ctx: IdentityContext,
  authorization: string | undefined,
  { userId, isSoft }: { userId: string; isSoft: boolean },
): Promise<void> {
  await requireAdmin(ctx, authorization);
  const { users } = schema;
  const { forget, picture } = await transact(ctx, async (tx) => {
    const { id, createdAt, deletedAt, profilePictureUrl } = await findUser(tx, userId);
    if (isSoft && deletedAt) return { forget: () => {}, picture: null };
    const forgetSessions = await endSessionsIn(ctx, tx, { userId: id });
    await tx.delete(users).where(eq(users.id, id));
    const now = ctx.now();
    if (isSoft) await tx.insert(users).values({ id, createdAt, updatedAt: now, deletedAt: now });
    return { forget: forgetSessions, picture: profilePictureUrl };
  });
  forget();
  if (picture !== null) await ctx.deletePicture(picture);
}

function readContacts({ email, phone }: UserChange): Contact[] {
  return [
    ...(email ? [{ kind: 'email', value: normaliseEmail(email) } as const] : []),
    ...(phone ? [{ kind: 'phone', value: normalisePhone(phone) } as const] : []),
  ];
}

/** Normalizes the id to its stored form; throws 400 `validation_failed`. */
function readNewId(id: string | undefined): string | undefined {
  if (id === undefined || (isUuid(id) && id !== nilId)) return id?.toLowerCase();
  throw new AuthError(400, 'validation_failed', 'id must be a UUID');
}

async function requireFreeId(tx: Transaction, userId: string): Promise<void> {
  const { users } = schema;
  const [other] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (other) throw new AuthError(409, 'conflict', 'A user with this id has already been registered');
}

async function readColumns(ctx: IdentityContext, change: UserChange) {
  const { emailConfirm, phoneConfirm, banDuration } = change;
  const passwordHash = await readPasswordHash(ctx, change);
  return {
    ...(passwordHash === undefined ? {} : { passwordHash }),
    // An administrator cannot know who made the claim; only a code sent to the address verifies it.
    ...(emailConfirm || phoneConfirm ? noClaim : {}),
    ...(emailConfirm ? { emailConfirmedAt: ctx.now() } : {}),
    ...(phoneConfirm ? { phoneConfirmedAt: ctx.now() } : {}),
    ...(banDuration === undefined ? {} : { bannedUntil: readBan(ctx.now(), banDuration) }),
  };
}

async function readPasswordHash(
  ctx: IdentityContext,
  { password, passwordHash }: UserChange,
): Promise<string | undefined> {
  if (password !== undefined && passwordHash !== undefined)
    throw new AuthError(400, 'validation_failed', 'Only a password or a password hash should be provided');
  if (passwordHash !== undefined) return requireImportableHash(passwordHash);
  if (password === undefined) return undefined;
  requireGoodPassword(ctx.settings, password);
  return hashPassword(password);
}

const unitMs: Record<string, number> = { h: 3_600_000, m: 60_000, s: 1000 };

function readBan(now: Date, duration: string): Date | null {
  if (duration === 'none') return null;
  if (!/^(\d{1,9}[hms])+$/.test(duration))
    throw new AuthError(400, 'validation_failed', `invalid format for ban duration: ${duration}`);
  const parts = duration.match(/\d{1,9}[hms]/g) ?? [];
  const ms = parts.reduce(
    (sum, part) => sum + Number.parseInt(part, 10) * (unitMs[part.at(-1) ?? ''] ?? 0),
    0,
  );
  return new Date(now.getTime() + ms);
}
