import { AppError, importLimits } from '@keydence/domain';
import { unzipSync } from 'fflate';
import { importMessages } from './import-messages.ts';

export interface ExportFile {
  /** Without folders. */
  name: string;
  content: Uint8Array;
}

export function isArchive([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && third === 3 && fourth === 4;
}

/**
 * The text files of an archive, all in memory; folders in their names count for nothing. What it would unzip to is
 * counted before a byte is. AppError: 'payload_too_large', 'unsupported_media_type' for a spreadsheet,
 * 'validation_failed' for a damaged one.
 */
export function unzipExport(content: Uint8Array): ExportFile[] {
  let members = 0;
  let bytes = 0;
  const unzip = () =>
    unzipSync(content, {
      filter: ({ name, originalSize }) => {
        members += 1;
        if (members > importLimits.archiveMembers) {
          throw new AppError('payload_too_large', importMessages.tooManyMembers);
        }
        if (name === '[Content_Types].xml') {
          throw new AppError('unsupported_media_type', importMessages.spreadsheet);
        }
        if (!/\.(csv|tsv|txt)$/i.test(name)) return false;
        bytes += originalSize;
        if (bytes > importLimits.unzippedBytes) {
          throw new AppError('payload_too_large', importMessages.archiveTooLarge);
        }
        return true;
      },
    });
  try {
    return Object.entries(unzip()).map(([name, member]) => ({
      name: name.replace(/^.*[/\\]/, ''),
      content: member,
    }));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('validation_failed', importMessages.brokenArchive);
  }
}
