import { notFound } from '../access.ts';
import type { WorkspaceContext } from './access.ts';

/** Points the workspace to a logo, or to none, and returns the address before, in one statement. */
export async function writeIcon({ services, workspace }: WorkspaceContext, url: string | null) {
  const [row] = await services.database.sql<{ former: string | null }[]>`
    update workspaces set icon_url = ${url}
    from (select id, icon_url from workspaces where id = ${workspace.id} for update) as former
    where workspaces.id = former.id
    returning former.icon_url as former`;
  if (!row) throw notFound();
  return row.former;
}
