import { createContext, useContext } from 'react';

export type ShellDialogName = 'palette' | 'shortcuts';

export const OpenDialogContext = createContext<(name: ShellDialogName) => void>(() => {});

/** Opens a dialog of the shell. */
export function useOpenDialog() {
  return useContext(OpenDialogContext);
}
