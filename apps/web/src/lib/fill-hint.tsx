import type { ReactNode } from 'react';
import { useRefusal } from './use-access.ts';

export const viewerFillHint = 'Owners and members of this workspace can add data here.';

/** Way to fill an empty screen; viewers see which roles can do it. */
export function FillHint({ children }: { children: ReactNode }) {
  return useRefusal() === null ? children : viewerFillHint;
}
