import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { notFound } from '../access.ts';
import { recordAuditIn } from '../audit-log/record-audit.ts';
import type { AuthedContext } from '../context.ts';
import { toProfile } from '../profile/profile-view.ts';
import { findWorkspaceIds } from '../workspaces/find-workspace-ids.ts';
import { accountLists } from './account-lists-view.ts';
import { type ExportRow, exportBatchSize, readAccountRows } from './read-account-rows.ts';

/** A field of the export: a single value, or a list whose rows come in batches. */
export type ExportPart =
  | { field: string; value: unknown }
  | { field: string; batches: AsyncIterable<readonly ExportRow[]> };

/**
 * All data about the caller, field by field, as `accountExport` of the domain describes it. A batch
 * is read when the consumer asks for it, so a slow reader holds neither memory nor a connection.
 */
export async function* exportAccount(ctx: AuthedContext): AsyncGenerator<ExportPart, void> {
  const { db } = ctx.services.database;
  const workspaceIds = await findWorkspaceIds(db, ctx.caller.userId);
  await recordAuditIn(db, ctx, { workspaceIds, note: { kind: 'export.account', details: {} } });
  yield { field: 'exportedAt', value: ctx.services.now() };
  yield { field: 'profile', value: await readPerson(ctx) };
  for (const [field, list] of Object.entries(accountLists)) {
    yield { field, batches: readBatches((after) => readAccountRows(ctx, list, after)) };
  }
}

async function* readBatches(read: (after: string | undefined) => Promise<ExportRow[]>) {
  let rows: ExportRow[] = [];
  do {
    rows = await read(rows.at(-1)?.id);
    yield rows;
  } while (rows.length === exportBatchSize);
}

async function readPerson(ctx: AuthedContext) {
  const { users } = schema;
  const [row] = await ctx.services.database.db.select().from(users).where(eq(users.id, ctx.caller.userId));
  if (!row) throw notFound();
  const { id, createdAt, lastSignInAt } = row;
  return { id, ...toProfile(ctx, row), createdAt, lastSignInAt };
}
