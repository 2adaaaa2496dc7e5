import type { RouterOutputs } from './trpc.ts';

export type Workspace = RouterOutputs['workspaces']['list'][number];
export type TrackedDomain = Workspace['domains'][number];

/** A wanted workspace and domain; either can be left open. */
export interface WantedSelection {
  workspaceId: string | null;
  domainId: string | null;
}

export const nothingWanted: WantedSelection = { workspaceId: null, domainId: null };

interface ResolvedSelection {
  workspace: Workspace | null;
  domain: TrackedDomain | null;
}

/**
 * What the URL asks for, else what is remembered, else the first ones. Ids that are gone or belong to others count as
 * not given.
 */
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

/** The workspace that tracks the domain. */
export function ownerOf(workspaces: readonly Workspace[], domainId: string | null): Workspace | undefined {
  if (domainId === null) return undefined;
  return workspaces.find(({ domains }) => domains.some(({ id }) => id === domainId));
}

/** Whether there is anything to choose between: only then must a link say what it is about. */
export function hasChoice(workspaces: readonly Workspace[]): boolean {
  return workspaces.length > 1 || (workspaces[0]?.domains.length ?? 0) > 1;
}
