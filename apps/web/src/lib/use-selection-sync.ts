import { notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import {
  hasChoice,
  ownerOf,
  type TrackedDomain,
  type WantedSelection,
  type Workspace,
} from './resolve-selection.ts';
import type { useSelectionLink } from './use-selection-link.ts';

interface SelectionSync {
  /** Absent until they are loaded. */
  workspaces: Workspace[] | undefined;
  workspace: Workspace | null;
  domain: TrackedDomain | null;
  link: ReturnType<typeof useSelectionLink>;
  remember: (selection: WantedSelection) => void;
}

/** Keeps the URL and the stored selection in step with the screen. */
export function useSelectionSync({ workspaces, workspace, domain, link, remember }: SelectionSync): void {
  const { asked, isOnDashboard, correct } = link;
  const answered = useRef<WantedSelection | null>(null);

  // Once per URL selection: two tabs with different links must not correct each other forever.
  useEffect(() => {
    if (!workspaces || answered.current === asked) return;
    answered.current = asked;
    const { domainId, workspaceId } = asked;
    if (domainId === null && workspaceId === null) return;
    const isKnown = ownerOf(workspaces, domainId) ?? workspaces.find(({ id }) => id === workspaceId);
    if (isKnown) remember({ workspaceId: workspace?.id ?? null, domainId: domain?.id ?? null });
    else sayUnknown(domain);
  }, [workspaces, asked, workspace, domain, remember]);

  // A copied address must open the same domain for users with several domains.
  useEffect(() => {
    if (!workspaces || !isOnDashboard || workspaces.length === 0) return;
    const isNamed = hasChoice(workspaces);
    const domainId = isNamed ? (domain?.id ?? null) : null;
    const workspaceId = isNamed && !domain ? (workspace?.id ?? null) : null;
    if (domainId === asked.domainId && workspaceId === asked.workspaceId) return;
    correct({ domain: domainId ?? undefined, workspace: workspaceId ?? undefined });
  }, [workspaces, workspace, domain, asked, isOnDashboard, correct]);
}

function sayUnknown(shown: TrackedDomain | null): void {
  notifications.show({
    id: 'unknown-selection',
    message:
      `This link is about a domain that you cannot open. ${shown ? `You see ${shown.domainName} instead.` : ''}`.trim(),
  });
}
