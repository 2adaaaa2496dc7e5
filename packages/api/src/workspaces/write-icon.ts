import { sql } from 'drizzle-orm';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { notFound } from '../access.ts';
import { recordAudit } from '../audit-log/record-audit.ts';

/** Sets or clears the address of the workspace's logo and returns the previous one. */
export async function writeIcon(ctx: WorkspaceContext, url: string | null) {
  const { services, workspace } = ctx;
  return services.database.db.transaction(async (tx) => {
    const [row] = await tx.execute<{ former: string | null }>(sql`
      update workspaces set icon_url = ${url}
      from (select id, icon_url from workspaces where id = ${workspace.id} for update) as former
      where workspaces.id = former.id
      returning former.icon_url as former`);
    if (!row) throw notFound();
    if (row.former !== url) {
      const kind = url === null ? 'workspace.logo_removed' : 'workspace.logo_changed';
      await recordAudit(tx, ctx, { workspaceId: workspace.id, notes: [{ kind, details: {} }] });
    }
    return row.former;
  });
}
