import { Button } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { exportTexts as texts } from './csv-export-messages.ts';
import type { CsvQuery } from './download-csv.ts';
import { useCsvExport } from './use-csv-export.ts';

/** Saves keywords as a CSV file. While it runs, the button shows the progress and cancels it. */
export function CsvExportButton({ query }: { query: CsvQuery }) {
  const { start, cancel, progress } = useCsvExport(query);
  const Icon = progress ? IconX : IconDownload;
  return (
    <Button
      variant="default"
      // The command palette clicks this attribute's element.
      data-export
      leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
      onClick={progress ? cancel : start}
      aria-label={progress ? texts.cancel(progress) : undefined}
    >
      {progress ? texts.running(progress) : texts.export}
    </Button>
  );
}
