import { AppError } from '@keydence/domain';
import type { ToolContext } from './tool.ts';

export interface NamedDomain {
  id: string;
  name: string;
  workspaceId: string;
}

export async function findDomain({ api }: Pick<ToolContext, 'api'>, id: string): Promise<NamedDomain> {
  for (const workspace of await api.workspaces.list()) {
    const domain = workspace.domains.find((each) => each.id === id);
    if (domain) return { id, name: domain.domainName, workspaceId: workspace.id };
  }
  throw new AppError('not_found', 'Not found');
}
