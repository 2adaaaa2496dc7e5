/** A file in an archive, still packed. */
export interface ZipMember {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  packed: Uint8Array;
  /** Bytes when unpacked, as the archive states them. */
  size: number;
}

/** Thrown for an archive with a member that needs a password. */
export class EncryptedArchive extends Error {}

const endSignature = 0x06054b50;
const largeEndSignature = 0x06064b50;
const largeLocatorSignature = 0x07064b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endBytes = 22;
const longestComment = 65_535;
/** In a field of four bytes: the number is in the extra field of eight. */
const elsewhere = 0xffffffff;

/**
 * The members that the directory at the end of a zip archive lists, one at a time (APPNOTE 6.3.10, sections 4.3.12 to
 * 4.3.16). Throws for what is no archive, and for places outside of it.
 */
export function* readZipDirectory(content: Uint8Array): Generator<ZipMember> {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  let { at, count } = findDirectory(view);
  for (; count > 0; count -= 1) {
    if (view.getUint32(at, true) !== entrySignature) throw new Error('the directory is damaged');
    const flags = view.getUint16(at + 8, true);
    const nameBytes = view.getUint16(at + 28, true);
    const extraBytes = view.getUint16(at + 30, true);
    const sizes = readSizes(view, { at, extraAt: at + 46 + nameBytes, extraBytes });
    if ((flags & 1) !== 0) throw new EncryptedArchive();
    const name = content.subarray(at + 46, at + 46 + nameBytes);
    yield {
      name: new TextDecoder((flags & 0x800) !== 0 ? 'utf-8' : 'latin1').decode(name),
      method: view.getUint16(at + 10, true),
      packed: readPacked(content, view, sizes),
      size: sizes.size,
    };
    at += 46 + nameBytes + extraBytes + view.getUint16(at + 32, true);
  }
}

function findDirectory(view: DataView): { at: number; count: number } {
  const first = Math.max(0, view.byteLength - endBytes - longestComment);
  let end = view.byteLength - endBytes;
  while (end >= first && view.getUint32(end, true) !== endSignature) end -= 1;
  if (end < first) throw new Error('the archive has no end');
  const at = view.getUint32(end + 16, true);
  const count = view.getUint16(end + 10, true);
  if (at !== elsewhere && count !== 0xffff) return { at, count };
  if (view.getUint32(end - 20, true) !== largeLocatorSignature) throw new Error('the archive has no end');
  const large = readLarge(view, end - 12);
  if (view.getUint32(large, true) !== largeEndSignature) throw new Error('the archive has no end');
  return { at: readLarge(view, large + 48), count: readLarge(view, large + 32) };
}

interface Sizes {
  size: number;
  packedSize: number;
  offset: number;
}

/** In the order of the extra field, which holds only those that do not fit into four bytes. */
function readSizes(view: DataView, entry: { at: number; extraAt: number; extraBytes: number }): Sizes {
  const { at, extraAt, extraBytes } = entry;
  const size = view.getUint32(at + 24, true);
  const packedSize = view.getUint32(at + 20, true);
  const offset = view.getUint32(at + 42, true);
  if (![size, packedSize, offset].includes(elsewhere)) return { size, packedSize, offset };
  let field = extraAt;
  while (field < extraAt + extraBytes && view.getUint16(field, true) !== 1) {
    field += 4 + view.getUint16(field + 2, true);
  }
  let next = field + 4;
  const read = (short: number): number => {
    if (short !== elsewhere) return short;
    next += 8;
    return readLarge(view, next - 8);
  };
  return { size: read(size), packedSize: read(packedSize), offset: read(offset) };
}

function readPacked(content: Uint8Array, view: DataView, { offset, packedSize }: Sizes): Uint8Array {
  if (view.getUint32(offset, true) !== localSignature) throw new Error('a member is not where it should be');
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packedSize > content.length) throw new Error('a member is cut off');
  return content.subarray(start, start + packedSize);
}

function readLarge(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}
