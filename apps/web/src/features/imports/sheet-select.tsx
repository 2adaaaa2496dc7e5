import { NativeSelect } from '@mantine/core';
import { Allowed } from '../../app/allowed.tsx';
import { columnMessages as messages } from './column-messages.ts';
import type { ImportHandle, ImportRun } from './use-import.ts';

interface SheetSelectProps extends Pick<ImportRun, 'preview'> {
  isBusy: boolean;
  /** Why the sheet was not read. */
  failure: string | null;
  onRead: ImportHandle['read'];
}

/** Which sheet of a spreadsheet, or table of an archive, is read; nothing where there is only one. */
export function SheetSelect({ preview: { sheets, sheet }, isBusy, failure, onRead }: SheetSelectProps) {
  if (sheets.length < 2 || sheet === null) return null;
  return (
    <Allowed>
      <NativeSelect
        label={messages.sheet}
        value={sheet}
        data={sheets}
        disabled={isBusy}
        error={failure}
        onChange={(event) =>
          // The columns of another sheet are others.
          onRead({ fields: null, decimalMark: null, sheet: event.currentTarget.value })
        }
      />
    </Allowed>
  );
}
