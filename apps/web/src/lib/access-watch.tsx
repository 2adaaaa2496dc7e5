import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Workspace } from './resolve-selection.ts';
import { appCodeOf, trpc } from './trpc.ts';

interface AccessWatchProps {
  /** Absent until they are loaded. */
  workspaces: Workspace[] | undefined;
  workspace: Workspace | null;
}

export const lostWorkspace = (name: string) => `${name} is no longer among your workspaces.`;

/**
 * Notices lost access to a workspace or domain. "Not found" reloads the list before its five minutes are
 * over, and the selection follows its fallback rules. "Forbidden" reloads it for the role, which an owner
 * may have changed.
 */
export function AccessWatch({ workspaces, workspace }: AccessWatchProps) {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  useEffect(() => {
    const look = (error: unknown) => {
      const code = appCodeOf(error);
      // Never refetch a failed list; it would loop.
      const predicate = ({ state }: { state: { status: string } }) => state.status !== 'error';
      if (code === 'not_found' || code === 'forbidden')
        void utils.workspaces.list.invalidate(undefined, { predicate });
    };
    const stops = [
      queryClient
        .getQueryCache()
        .subscribe(
          (event) => event.type === 'updated' && event.action.type === 'error' && look(event.action.error),
        ),
      queryClient
        .getMutationCache()
        .subscribe(
          (event) => event.type === 'updated' && event.action.type === 'error' && look(event.action.error),
        ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, utils]);

  const shown = useRef<Workspace | null>(null);
  useEffect(() => {
    const last = shown.current;
    if (!workspaces) return;
    if (last && !workspaces.some(({ id }) => id === last.id)) {
      notifications.show({ id: 'lost-workspace', message: lostWorkspace(last.name) });
    }
    shown.current = workspace;
  }, [workspaces, workspace]);
  return null;
}
