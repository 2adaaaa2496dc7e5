import type { IncomingMessage } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { type AnswerLimits, expansionFrom, mostExpansion } from './answer-limits.ts';

const mostEncodings = 2;
const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

export interface ReadBody {
  body: Uint8Array;
  isCut: boolean;
}

/** Thrown for a response that expands too much or cannot be decompressed. */
export class UnreadableBody extends Error {}

/**
 * The decoded body up to the limits; the remainder is neither read nor stored. Passes each chunk's
 * size to `onPiece`.
 */
export async function readBody(
  response: IncomingMessage,
  limits: AnswerLimits,
  onPiece: () => void,
): Promise<ReadBody> {
  const pieces: Uint8Array[] = [];
  let wire = 0;
  let decoded = 0;
  let isCut = false;
  response.on('data', (piece: Buffer) => {
    wire += piece.length;
    onPiece();
    if (wire > limits.wireBytes) {
      isCut = true;
      response.destroy();
    }
  });
  const stream = decode(response);
  try {
    for await (const piece of stream) {
      const bytes = piece as Buffer;
      decoded += bytes.length;
      if (decoded > expansionFrom && decoded > wire * mostExpansion) throw new UnreadableBody();
      if (decoded > limits.decodedBytes) {
        pieces.push(bytes.subarray(0, bytes.length - (decoded - limits.decodedBytes)));
        isCut = true;
        break;
      }
      pieces.push(bytes);
    }
  } catch (error) {
    // A truncated response ends with a decoder error; the bytes before it count.
    if (!isCut) throw error;
  } finally {
    response.destroy();
  }
  return { body: Buffer.concat(pieces), isCut };
}

function decode(response: IncomingMessage): Readable {
  const names = (response.headers['content-encoding'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > mostEncodings) throw new UnreadableBody();
  let stream: Readable = response;
  for (const name of names.toReversed()) {
    const decoder = decoders[name]?.();
    if (!decoder) throw new UnreadableBody();
    stream.on('error', (error) => decoder.destroy(error));
    stream = stream.pipe(decoder);
  }
  return stream;
}
