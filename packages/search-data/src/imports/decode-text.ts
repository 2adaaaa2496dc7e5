import { isUtf8 } from 'node:buffer';
import { AppError } from '@keydence/domain';
import { importMessages } from './import-messages.ts';

const sliceBytes = 64 * 1024;

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * The text of a file, a slice at a time, without its byte order mark. UTF-16 is known by its mark or by its zero bytes;
 * what is hardly UTF-8 is Windows-1252 where its bytes look like Western European text. A fault becomes U+FFFD.
 * AppError('unsupported_media_type') for any other bytes.
 */
export function* decodeText(content: Uint8Array): Generator<string> {
  const encoding = guessEncoding(content);
  if (encoding === null) throw new AppError('unsupported_media_type', importMessages.encoding);
  // Half of a character, where a tool has cut a text, costs its row and not the file.
  const decoder = new TextDecoder(encoding);
  for (let start = 0; start < content.length; start += sliceBytes) {
    const end = start + sliceBytes;
    const text = decoder.decode(content.subarray(start, end), { stream: end < content.length });
    yield encoding === 'windows-1252' ? withOwnSigns(text) : text;
  }
}

function guessEncoding(content: Uint8Array): Encoding | null {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0) return 'utf-16le';
  if (first === 0 && second !== 0) return 'utf-16be';
  if (isUtf8(content)) return 'utf-8';
  const { characters, faults } = readAsUtf8(content);
  if (faults <= mostFaults * characters) return 'utf-8';
  return looksWestern(content) ? 'windows-1252' : null;
}

/** Faults in a text of UTF-8 that was cut off or joined with another; in other encodings, most characters are faults. */
const mostFaults = 0.1;

/** The signs of Windows-1252 from 0x80 on, where its text has a control character; a space means none. */
const ownSigns = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Some versions of Node.js decode Windows-1252 as Latin-1, which has control characters in the place of these signs. */
const withOwnSigns = (text: string) =>
  text.replace(/[\u0080-\u009f]/g, (control) => ownSigns[control.charCodeAt(0) - 0x80] ?? control);

/** Accents are few among the letters of Western European texts; other alphabets in one byte are nothing but them. */
const mostAccents = 0.25;

/** Whether bytes that are not UTF-8 read as a text of Windows-1252. */
function looksWestern(content: Uint8Array): boolean {
  let letters = 0;
  let accents = 0;
  for (const byte of content) {
    const isControl = byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d;
    if (isControl || unusedBytes.has(byte)) return false;
    const isLetter = (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
    if (byte >= 0x80) accents += 1;
    if (byte >= 0x80 || isLetter) letters += 1;
  }
  return accents <= mostAccents * letters;
}

/** Windows-1252 has no characters there. */
const unusedBytes = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

interface Utf8Reading {
  /** Characters beyond ASCII. */
  characters: number;
  /** Bytes, or parts of a character, that are no UTF-8. */
  faults: number;
}

function readAsUtf8(content: Uint8Array): Utf8Reading {
  const decoder = new TextDecoder('utf-8');
  const reading = { characters: 0, faults: 0 };
  for (let start = 0; start < content.length; start += sliceBytes) {
    const end = start + sliceBytes;
    const text = decoder.decode(content.subarray(start, end), { stream: end < content.length });
    for (const [character] of text.matchAll(/[^\0-\x7f]/gu)) {
      reading[character === '\ufffd' ? 'faults' : 'characters'] += 1;
    }
  }
  return reading;
}
