import { createContext, useContext } from 'react';
import type { SendFile } from './send-file.ts';

/** Uploader of files; the application's providers set it. */
export const SendFileContext = createContext<SendFile | null>(null);

export function useSendFile(): SendFile {
  const sendFile = useContext(SendFileContext);
  if (!sendFile) throw new Error('useSendFile needs the application’s providers above it');
  return sendFile;
}
