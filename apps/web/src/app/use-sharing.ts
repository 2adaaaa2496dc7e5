import { trpc } from './trpc.ts';
import { useSelection } from './use-selection.tsx';

/** The reader's role in the selected workspace, and whether they may make share links and webhooks. */
export function useSharing() {
  const { workspace } = useSelection();
  const { data } = trpc.workspaces.getSharing.useQuery(
    { workspaceId: workspace?.id ?? '' },
    { enabled: workspace !== null, retry: false },
  );
  return {
    sharing: data,
    isViewer: data?.role === 'viewer',
    /** True until it is known, as the server decides. */
    canShare: data?.canShare ?? true,
  };
}
