import { AppError } from '@keydence/domain';
import { importMessages } from './import-messages.ts';

const sliceBytes = 64 * 1024;

/**
 * The text of a file, a slice at a time, without its byte order mark. UTF-16 is known by its mark or by its zero bytes,
 * everything else must be UTF-8. AppError('unsupported_media_type') for any other bytes.
 */
export function* decodeText(content: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(guessEncoding(content), { fatal: true });
  try {
    for (let start = 0; start < content.length; start += sliceBytes) {
      const end = start + sliceBytes;
      yield decoder.decode(content.subarray(start, end), { stream: end < content.length });
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new AppError('unsupported_media_type', importMessages.encoding);
  }
}

function guessEncoding(content: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0) return 'utf-16le';
  return first === 0 && second !== 0 ? 'utf-16be' : 'utf-8';
}
