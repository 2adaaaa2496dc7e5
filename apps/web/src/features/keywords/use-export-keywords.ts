import { notifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import { useAuth } from '../../app/auth-provider.tsx';
import { saveFile } from '../../app/save-file.ts';
import { useSelection } from '../../app/use-selection.tsx';
import { downloadKeywords, type ExportProgress } from './download-keywords.ts';
import type { KeywordsSearch } from './keywords-search.ts';
import { exportTexts as texts } from './messages.ts';

interface ExportChoice {
  /** The screen's filters and sort. */
  search: KeywordsSearch;
  /** Only these keywords; all that the filters leave when left out. */
  keywordIds?: readonly string[];
}

/** Exports keywords to a file and tells how far it is; `cancel` ends it on the server too. */
export function useExportKeywords({ search, keywordIds }: ExportChoice) {
  const { domain, market } = useSelection();
  const { client } = useAuth();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = () => running.current?.abort();
  const start = async () => {
    if (!domain) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: null });
    try {
      const accessToken = (await client.getSession()).data.session?.access_token ?? '';
      const file = await downloadKeywords({
        query: { domainId: domain.id, market, search, keywordIds },
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
