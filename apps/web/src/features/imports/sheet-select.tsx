import { NativeSelect } from '@mantine/core';
import { Allowed } from '../../lib/allowed.tsx';
import { columnMessages as messages } from './column-messages.ts';
import type { ImportHandle, ImportRun } from './use-import.ts';

interface SheetSelectProps extends Pick<ImportRun, 'preview'> {
  isBusy: boolean;
  /** Reason the sheet was not read. */
  failure: string | null;
  onRead: ImportHandle['read'];
}

/** Choice of the spreadsheet's sheet or archive's table; renders nothing if there is only one. */
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
          // Another sheet has other columns.
          onRead({ fields: null, decimalMark: null, sheet: event.currentTarget.value })
        }
      />
    </Allowed>
  );
}
