import { inflateRawSync } from 'node:zlib';
import { AppError, importLimits } from '@keydence/domain';
import { cleanName } from './clean-name.ts';
import { importMessages } from './import-messages.ts';
import { EncryptedArchive, readZipDirectory, type ZipMember } from './read-zip-directory.ts';

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
  return (
    first === 0x50 && second === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6))
  );
}

/** First bytes of files that are no text, of which some would pass as one. */
const otherKinds: readonly { bytes: readonly number[]; message: string }[] = [
  // Spreadsheets of before 2007, and newer ones with a password.
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], message: importMessages.brokenSpreadsheet },
  // PDF, gzip, 7z, RAR, PNG, JPEG.
  ...[
    [0x25, 0x50, 0x44, 0x46],
    [0x1f, 0x8b],
    [0x37, 0x7a, 0xbc, 0xaf],
    [0x52, 0x61, 0x72, 0x21, 0x1a],
    [0x89, 0x50, 0x4e, 0x47],
    [0xff, 0xd8, 0xff],
  ].map((bytes) => ({ bytes, message: importMessages.otherFile })),
  // UTF-32 has the mark of UTF-16, and zeros.
  { bytes: [0xff, 0xfe, 0, 0], message: importMessages.encoding },
];

function requireText(content: Uint8Array): void {
  const known = otherKinds.find(({ bytes }) => bytes.every((byte, place) => content[place] === byte));
  if (known) throw new AppError('unsupported_media_type', known.message);
}

/**
 * The files with tables of an upload, all in memory: itself, or those of an archive and of the archives in it; folders in
 * their names count for nothing. The sizes that archives state are counted before a byte is inflated, and inflating stops
 * where a member exceeds its own; spreadsheets are inflated while they are read. AppError: 'payload_too_large', 'validation_failed' for a damaged one.
 */
export function unpackExport(file: { name: string; content: Uint8Array }): ArchivedFile[] {
  const budget = { members: importLimits.archiveMembers, bytes: importLimits.unzippedBytes };
  return nameApart(unpack(file, budget, 0));
}

/** Of files with one name in several folders, all but the first get a number, so that a person can choose among them. */
function nameApart(files: ArchivedFile[]): ArchivedFile[] {
  const counts = new Map<string, number>();
  return files.map((file) => {
    const count = (counts.get(file.name) ?? 0) + 1;
    counts.set(file.name, count);
    return count === 1 ? file : { ...file, name: `${file.name} (${count})` };
  });
}

function unpack(
  { name, content }: { name: string; content: Uint8Array },
  budget: Budget,
  depth: number,
): ArchivedFile[] {
  if (!isArchive(content)) {
    requireText(content);
    return [{ name, content, isSpreadsheet: false }];
  }
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
    const isEncrypted = error instanceof EncryptedArchive;
    const message = isEncrypted ? importMessages.encryptedArchive : importMessages.brokenArchive;
    throw new AppError('validation_failed', message);
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
