import { schema, type Transaction } from '@keydence/db';
import { confirmationText, defaultHoldingEnds, isConfirmed } from '@keydence/domain';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { accessChannel } from '../access/get-workspace-scope.ts';
import { notFound } from '../access.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { AuthedContext } from '../context.ts';
import { invalidField } from '../errors.ts';
import { endHoldings } from '../members/end-holdings.ts';
import { removePicture } from '../pictures/remove-picture.ts';
import { lockDomains } from '../tracked-domains/lock-domains.ts';
import { findAccountWorkspaces, hasNoOtherOwner } from './find-account-workspaces.ts';

/**
 * Permanently deletes the caller's account in one transaction: the workspaces without another owner
 * and all their data, all memberships, all sessions, and the person. Feedback items stay without
 * the author's name; votes and comments are deleted. AppError('validation_failed') unless the
 * caller typed the own address.
 */
export async function deleteAccount(
  ctx: AuthedContext,
  { confirmation }: { confirmation: string },
): Promise<void> {
  const { services, caller } = ctx;
  if (!isConfirmed(confirmation, caller.email))
    throw invalidField('confirmation', confirmationText(caller.email));
  const { pictures, forgetSessions } = await services.database.db.transaction(async (tx) => {
    const avatar = await lockUser(tx, caller.userId);
    const { icons, forgetKeys } = await leaveWorkspaces(tx, ctx);
    const forget = await services.sessions.endAllIn(tx, caller.userId);
    await tx.delete(schema.users).where(eq(schema.users.id, caller.userId));
    return {
      pictures: [avatar, ...icons],
      forgetSessions: () => {
        for (const after of [forget, ...forgetKeys]) after();
      },
    };
  });
  forgetSessions();
  for (const url of pictures) await removePicture(services, url);
  services.log.info({ userId: caller.userId }, 'an account was deleted');
}

async function lockUser(tx: Transaction, userId: string): Promise<string | null> {
  const { users } = schema;
  const [user] = await tx
    .select({ avatar: users.profilePictureUrl })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!user) throw notFound();
  return user.avatar;
}

/**
 * Locks the person's workspaces in a fixed order before it reads their other owners, as every
 * membership change does. So if two last owners delete their accounts together, the second one sees
 * that the first is gone. In workspaces that stay, the person's data is treated as on the removal
 * of a member.
 * @returns addresses of the deleted workspaces' logos, and the callback to run after the commit.
 */
async function leaveWorkspaces(
  tx: Transaction,
  ctx: AuthedContext,
): Promise<{ icons: (string | null)[]; forgetKeys: (() => void)[] }> {
  const { services, caller } = ctx;
  const { userId } = caller;
  const { workspaces, workspaceMembers, trackedDomains } = schema;
  const mine = tx
    .select({ id: workspaceMembers.workspaceId })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.userId, userId));
  await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(inArray(workspaces.id, mine))
    .orderBy(asc(workspaces.id))
    .for('no key update');
  const found = await findAccountWorkspaces(tx, userId);
  const going = found.filter(hasNoOtherOwner);
  const ids = going.map(({ id }) => id);
  if (ids.length > 0) {
    const domains = await tx
      .select({ id: trackedDomains.id })
      .from(trackedDomains)
      .where(inArray(trackedDomains.workspaceId, ids));
    await lockDomains(
      tx,
      domains.map(({ id }) => id),
    );
    await tx.delete(workspaces).where(inArray(workspaces.id, ids));
  }
  const forgetKeys: (() => void)[] = [];
  for (const { id } of found.filter((workspace) => !hasNoOtherOwner(workspace))) {
    const { counts, done } = await endHoldings(tx, services, {
      workspaceId: id,
      userId,
      ends: defaultHoldingEnds,
    });
    forgetKeys.push(done);
    await recordAudit(tx, ctx, {
      workspaceId: id,
      notes: [{ kind: 'member.left', details: { ...counts, accountDeleted: true } }],
    });
  }
  await tx.delete(workspaceMembers).where(eq(workspaceMembers.userId, userId));
  for (const { id } of found) await tx.execute(sql`select pg_notify(${accessChannel}, ${id})`);
  return { icons: going.map(({ iconUrl }) => iconUrl), forgetKeys };
}
