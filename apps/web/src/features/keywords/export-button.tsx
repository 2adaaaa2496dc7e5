import { Button } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import type { KeywordsSearch } from './keywords-search.ts';
import { exportTexts as texts } from './messages.ts';
import { useExportKeywords } from './use-export-keywords.ts';

interface ExportButtonProps {
  /** The screen's filters and sort. */
  search: KeywordsSearch;
  /** Only these keywords; all that the filters leave when left out. */
  keywordIds?: readonly string[];
}

/** Saves keywords as a CSV file. While it runs, the button says how far it is and cancels it. */
export function ExportButton(props: ExportButtonProps) {
  const { start, cancel, progress } = useExportKeywords(props);
  const Icon = progress ? IconX : IconDownload;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
      onClick={progress ? cancel : start}
      aria-label={progress ? texts.cancel(progress) : undefined}
    >
      {progress ? texts.running(progress) : texts.export}
    </Button>
  );
}
