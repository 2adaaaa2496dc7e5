const marks = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/** Control characters other than white space, which indicate a binary file. */
const binary = /[^\P{Cc}\t\n\v\f\r]/u;

/** Text of a file in UTF-8, or in UTF-16 with a byte order mark; null for anything else. */
export function decodeText(buffer: ArrayBuffer): string | null {
  const start = new Uint8Array(buffer.slice(0, 2));
  const mark = marks.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte));
  try {
    const text = new TextDecoder(mark?.encoding ?? 'utf-8', { fatal: true }).decode(buffer);
    return binary.test(text) ? null : text;
  } catch {
    return null;
  }
}
