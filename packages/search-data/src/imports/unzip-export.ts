import { inflateRawSync } from 'node:zlib';
import { AppError, importLimits } from '@keydence/domain';
import { importMessages } from './import-messages.ts';
import { readZipDirectory, type ZipMember } from './read-zip-directory.ts';

export interface ExportFile {
  /** Without folders. */
  name: string;
  content: Uint8Array;
}

const stored = 0;
const deflated = 8;
/** Inflated at a time; what is too much is noticed after one of these. */
const chunkBytes = 64 * 1024;

export function isArchive([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && third === 3 && fourth === 4;
}

/**
 * The text files of an archive, all in memory; folders in their names count for nothing. The sizes that it states are
 * counted before a byte is inflated, and inflating stops where a member exceeds its own. AppError: 'payload_too_large',
 * 'unsupported_media_type' for a spreadsheet, 'validation_failed' for a damaged one.
 */
export function unzipExport(content: Uint8Array): ExportFile[] {
  try {
    return chooseMembers(readZipDirectory(content)).map((member) => ({
      name: member.name.replace(/^.*[/\\]/, ''),
      content: inflate(member),
    }));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('validation_failed', importMessages.brokenArchive);
  }
}

function chooseMembers(members: Iterable<ZipMember>): ZipMember[] {
  const chosen: ZipMember[] = [];
  let count = 0;
  let bytes = 0;
  for (const member of members) {
    count += 1;
    if (count > importLimits.archiveMembers) {
      throw new AppError('payload_too_large', importMessages.tooManyMembers);
    }
    if (member.name === '[Content_Types].xml') {
      throw new AppError('unsupported_media_type', importMessages.spreadsheet);
    }
    if (!/\.(csv|tsv|txt)$/i.test(member.name)) continue;
    bytes += member.size;
    if (bytes > importLimits.unzippedBytes) {
      throw new AppError('payload_too_large', importMessages.archiveTooLarge);
    }
    chosen.push(member);
  }
  return chosen;
}

/** Throws for a member whose size is not the one that the archive states. */
function inflate({ method, packed, size, name }: ZipMember): Uint8Array {
  if (method !== stored && method !== deflated) throw new Error(`${name} is packed in an unknown way`);
  const options = { maxOutputLength: Math.max(size, 1), chunkSize: chunkBytes };
  const content = method === stored ? packed : inflateRawSync(packed, options);
  if (content.length !== size) throw new Error(`${name} has another size than the archive states`);
  return content;
}
