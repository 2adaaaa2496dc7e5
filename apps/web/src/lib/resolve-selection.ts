import type { RouterOutputs } from './trpc.ts';

export type Workspace = RouterOutputs['workspaces']['list'][number];
export type TrackedDomain = Workspace['domains'][number];

/** Requested workspace and domain; each is optional. */
export interface WantedSelection {
  workspaceId: string | null;
  domainId: string | null;
}

export const nothingWanted: WantedSelection = { workspaceId: null, domainId: null };

interface ResolvedSelection {
  workspace: Workspace | null;
  domain: TrackedDomain | null;
}

/** Selection from the URL, else the stored one, else the first ones. Deleted or foreign ids are ignored. */
export function resolveSelection(
  workspaces: readonly Workspace[],
  remembered: WantedSelection,
  asked: WantedSelection = nothingWanted,
): ResolvedSelection {
  const workspace =
    ownerOf(workspaces, asked.domainId) ??
    workspaces.find(({ id }) => id === asked.workspaceId) ??
    workspaces.find(({ id }) => id === remembered.workspaceId) ??
    workspaces[0] ??
    null;
  const domains = workspace?.domains ?? [];
  const domain =
    domains.find(({ id }) => id === asked.domainId) ??
    domains.find(({ id }) => id === remembered.domainId) ??
    domains[0] ??
    null;
  return { workspace, domain };
}

/** Workspace that tracks the domain. */
export function ownerOf(workspaces: readonly Workspace[], domainId: string | null): Workspace | undefined {
  if (domainId === null) return undefined;
  return workspaces.find(({ domains }) => domains.some(({ id }) => id === domainId));
}

/** True if there is more than one choice; only then does a link need to name its domain. */
export function hasChoice(workspaces: readonly Workspace[]): boolean {
  return workspaces.length > 1 || (workspaces[0]?.domains.length ?? 0) > 1;
}
