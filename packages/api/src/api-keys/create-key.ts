import { createHash, randomBytes } from 'node:crypto';
import { schema, type Transaction } from '@keydence/db';
import {
  AppError,
  type CreateApiKeyInput,
  type CreatedApiKey,
  composeApiKey,
  composeKeyCreatedMail,
  maxApiKeys,
} from '@keydence/domain';
import { and, count, eq, gt } from 'drizzle-orm';
import { getWorkspaceScope } from '../access/get-workspace-scope.ts';
import { notFound } from '../access.ts';
import { recordAuditIn } from '../audit-log/record-audit.ts';
import type { AuthedContext } from '../context.ts';
import { buildKeysLink } from './build-keys-link.ts';
import { findReached } from './find-reached.ts';
import { viewKey } from './key-view.ts';
import { recordKeyActivity } from './record-key-activity.ts';

const { apiKeys, users, workspaces } = schema;
const dayMs = 86_400_000;

/**
 * Creates an API key of the caller; only this response contains the key. Its owner gets an e-mail.
 * AppError: 'conflict' with 20 active keys, 'not_found' for a foreign workspace.
 */
export async function createKey(ctx: AuthedContext, input: CreateApiKeyInput): Promise<CreatedApiKey> {
  const { services, caller } = ctx;
  const workspaceId = input.workspaceId ? (await getWorkspaceScope(ctx, input.workspaceId)).id : null;
  const token = composeApiKey(randomBytes(32));
  const createdAt = services.now();
  const row = {
    id: services.newId(),
    userId: caller.userId,
    workspaceId,
    name: input.name,
    scope: input.scope,
    includesPeople: input.includesPeople,
    lastFour: token.slice(-4),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + input.expiresInDays * dayMs),
  };
  return services.database.db.transaction(async (tx) => {
    await makeRoom(tx, caller.userId, createdAt);
    await tx.insert(apiKeys).values({ ...row, tokenHash: createHash('sha256').update(token).digest() });
    await recordKeyActivity(tx, ctx, 'api_key_created');
    await recordAuditIn(tx, ctx, {
      workspaceIds: await findReached(tx, row),
      note: {
        kind: 'api_key.created',
        subject: row,
        details: {
          scope: row.scope,
          includesPeople: row.includesPeople,
          allWorkspaces: workspaceId === null,
          expiresAt: row.expiresAt.toISOString(),
        },
      },
    });
    const workspaceName = await readName(tx, workspaceId);
    if (caller.email) {
      const key = { ...row, workspaceName };
      const link = buildKeysLink(services.publicUrl);
      await services.jobs.enqueueMail(tx, composeKeyCreatedMail({ to: caller.email, key, link }));
    }
    const { userId: _mine, ...shown } = row;
    return { ...viewKey({ ...shown, workspaceName, lastUsedAt: null }, createdAt), token };
  });
}

/** Locks the person, so that two concurrent creations are counted one after the other. */
async function makeRoom(tx: Transaction, userId: string, now: Date): Promise<void> {
  const held = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  if (held.length === 0) throw notFound();
  const [alive] = await tx
    .select({ keys: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), gt(apiKeys.expiresAt, now)));
  if ((alive?.keys ?? 0) >= maxApiKeys)
    throw new AppError('conflict', `You have ${maxApiKeys} API keys. Revoke one to create another.`);
}

async function readName(tx: Transaction, workspaceId: string | null): Promise<string | null> {
  if (workspaceId === null) return null;
  const [row] = await tx
    .select({ name: workspaces.name })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return row?.name ?? null;
}
