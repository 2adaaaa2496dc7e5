import { createContext, useContext } from 'react';
import type { SendFile } from './send-file.ts';

/** How files reach the server; the application's providers fill it. */
export const SendFileContext = createContext<SendFile | null>(null);

export function useSendFile(): SendFile {
  const sendFile = useContext(SendFileContext);
  if (!sendFile) throw new Error('useSendFile needs the application’s providers above it');
  return sendFile;
}
