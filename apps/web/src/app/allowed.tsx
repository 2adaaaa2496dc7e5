import type { WorkspaceAction } from '@keydence/domain';
import type { ReactNode } from 'react';
import { useRefusal } from './use-access.ts';

interface AllowedProps {
  /** Left out: a change of the workspace's data. */
  action?: WorkspaceAction;
  children: ReactNode;
}

/** Shows controls to those who may use them. The note above each screen tells viewers why they are missing. */
export function Allowed({ action = 'change', children }: AllowedProps) {
  return useRefusal(action) === null ? children : null;
}
