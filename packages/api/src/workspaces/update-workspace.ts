import { schema } from '@keydence/db';
import type { Workspace } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { getWorkspace } from './get-workspace.ts';

export async function updateWorkspace(ctx: WorkspaceContext, { name }: { name: string }): Promise<Workspace> {
  const { workspaces } = schema;
  const isIt = eq(workspaces.id, ctx.workspace.id);
  await ctx.services.database.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ name: workspaces.name })
      .from(workspaces)
      .where(isIt)
      .for('no key update');
    await ctx.requireUnchanged?.(tx);
    await tx.update(workspaces).set({ name }).where(isIt);
    if (!before || before.name === name) return;
    await recordAudit(tx, ctx, {
      workspaceId: ctx.workspace.id,
      notes: [{ kind: 'workspace.renamed', details: { before: before.name, after: name } }],
    });
  });
  return getWorkspace(ctx);
}
