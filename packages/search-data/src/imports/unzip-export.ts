import { inflateRawSync } from 'node:zlib';
import { AppError, importLimits } from '@keydence/domain';
import { cleanName } from './clean-name.ts';
import { importMessages } from './import-messages.ts';
import { readZipDirectory, type ZipMember } from './read-zip-directory.ts';

export interface ArchivedFile {
  /** Without folders. */
  name: string;
  content: Uint8Array;
  /** A spreadsheet of the Office Open XML format, which is an archive itself. */
  isSpreadsheet: boolean;
}

const stored = 0;
const deflated = 8;
/** Inflated at a time; what is too much is noticed after one of these. */
const chunkBytes = 64 * 1024;
/** An archive in an archive in an archive is no export any more. */
const deepest = 2;

/** Shared limits of all archives in a file. */
interface Budget {
  members: number;
  bytes: number;
}

export function isArchive([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && third === 3 && fourth === 4;
}

/**
 * The files with tables of an upload, all in memory: itself, or those of an archive and of the archives in it; folders in
 * their names count for nothing. The sizes that archives state are counted before a byte is inflated, and inflating stops
 * where a member exceeds its own; spreadsheets are inflated while they are read. AppError: 'payload_too_large', 'validation_failed' for a damaged one.
 */
export function unpackExport(file: { name: string; content: Uint8Array }): ArchivedFile[] {
  return unpack(file, { members: importLimits.archiveMembers, bytes: importLimits.unzippedBytes }, 0);
}

function unpack(
  { name, content }: { name: string; content: Uint8Array },
  budget: Budget,
  depth: number,
): ArchivedFile[] {
  if (!isArchive(content)) return [{ name, content, isSpreadsheet: false }];
  try {
    const members = countMembers(readZipDirectory(content), budget);
    if (members.some((member) => member.name === '[Content_Types].xml')) {
      return [{ name, content, isSpreadsheet: true }];
    }
    const wanted = depth < deepest ? /\.(csv|tsv|txt|xls|xlsx|zip)$/i : /\.(csv|tsv|txt|xls)$/i;
    return members
      .filter((member) => wanted.test(member.name) && !isOfFinder(member.name))
      .flatMap((member) =>
        unpack(
          { name: cleanName(member.name.replace(/^.*[/\\]/, '')), content: inflate(member) },
          budget,
          depth + 1,
        ),
      );
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('validation_failed', importMessages.brokenArchive);
  }
}

/** Files that macOS adds to archives. */
const isOfFinder = (name: string) => /(^|[/\\])(__MACOSX[/\\]|\._)/.test(name);

function countMembers(members: Iterable<ZipMember>, budget: Budget): ZipMember[] {
  const counted: ZipMember[] = [];
  for (const member of members) {
    budget.members -= 1;
    budget.bytes -= member.size;
    if (budget.members < 0) throw new AppError('payload_too_large', importMessages.tooManyMembers);
    if (budget.bytes < 0) throw new AppError('payload_too_large', importMessages.archiveTooLarge);
    counted.push(member);
  }
  return counted;
}

/** Throws for a member whose size is not the one that the archive states. */
function inflate({ method, packed, size, name }: ZipMember): Uint8Array {
  if (method !== stored && method !== deflated) throw new Error(`${name} is packed in an unknown way`);
  const options = { maxOutputLength: Math.max(size, 1), chunkSize: chunkBytes };
  const content = method === stored ? packed : inflateRawSync(packed, options);
  if (content.length !== size) throw new Error(`${name} has another size than the archive states`);
  return content;
}
