import type { ReactNode } from 'react';
import { useRefusal } from './use-access.ts';

export const viewerFillHint = 'Owners and members of this workspace can add data here.';

/** What fills an empty screen; for viewers, who can do that. */
export function FillHint({ children }: { children: ReactNode }) {
  return useRefusal() === null ? children : viewerFillHint;
}
