import { refuseAction, type WorkspaceAction } from '@keydence/domain';
import { useSelection } from './use-selection.tsx';

/**
 * Reason the reader lacks a permission in the selected workspace, by the server's own rules; null if allowed
 * or without a workspace.
 */
export function useRefusal(action: WorkspaceAction = 'change'): string | null {
  const { workspace } = useSelection();
  return workspace && refuseAction(action, workspace);
}

/** True if look-ups that cost money are allowed in the selected workspace. */
export function useMaySpend(): boolean {
  const { workspace } = useSelection();
  return workspace !== null && refuseAction('spend', workspace) === null;
}
