import { createContext, useContext } from 'react';

export type ShellDialogName = 'palette' | 'shortcuts';

export const OpenDialogContext = createContext<(name: ShellDialogName) => void>(() => {});

export function useOpenDialog() {
  return useContext(OpenDialogContext);
}
