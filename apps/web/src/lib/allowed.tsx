import type { WorkspaceAction } from '@keydence/domain';
import type { ReactNode } from 'react';
import { useRefusal } from './use-access.ts';

interface AllowedProps {
  /** Default: changing the workspace's data. */
  action?: WorkspaceAction;
  children: ReactNode;
}

/**
 * Shows controls to members with the permission. The note above each screen tells viewers why they are
 * missing.
 */
export function Allowed({ action = 'change', children }: AllowedProps) {
  return useRefusal(action) === null ? children : null;
}
