import { notifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import { useAuth } from './auth-provider.tsx';
import { type ExportProgress, exportTexts as texts } from './csv-export-messages.ts';
import { type CsvQuery, downloadCsv } from './download-csv.ts';
import { saveFile } from './save-file.ts';

/** Saves a CSV file with progress; `cancel` also stops it on the server. */
export function useCsvExport(query: CsvQuery) {
  const { client } = useAuth();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = () => running.current?.abort();
  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: null });
    try {
      const accessToken = (await client.getSession()).data.session?.access_token ?? '';
      const file = await downloadCsv({
        query,
        accessToken,
        signal: controller.signal,
        onProgress: setProgress,
      });
      saveFile(file.blob, file.name);
      tell(texts.exported(file.count, file.name));
    } catch (error) {
      if (!controller.signal.aborted) {
        tell(error instanceof Error ? error.message : '', texts.failed);
      }
    } finally {
      setProgress(null);
    }
  };
  return { start: () => void start(), cancel, progress };
}

function tell(message: string, failure?: string) {
  notifications.show({
    message,
    ...(failure && { color: 'red', title: failure }),
  });
}
