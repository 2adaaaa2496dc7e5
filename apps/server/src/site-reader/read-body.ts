import type { IncomingMessage } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { type AnswerLimits, expansionFrom, mostExpansion } from './answer-limits.ts';

const mostEncodings = 2;
const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: inflateEither,
  br: createBrotliDecompress,
};
/** Compressed in a way that was not accepted. Browsers ignore other names, such as `none` and `utf-8`. */
const refusedEncodings: ReadonlySet<string> = new Set(['zstd', 'compress', 'x-compress', 'dcb', 'dcz']);

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
    // Compressed data that ends early or goes wrong: the bytes before count.
    const isBroken = stream !== response && !response.errored && !(error instanceof UnreadableBody);
    if (isBroken && decoded === 0 && wire > 0) throw new UnreadableBody();
    if (!isCut && !isBroken) throw error;
    isCut = wire > 0;
  } finally {
    response.destroy();
  }
  return { body: Buffer.concat(pieces), isCut };
}

function decode(response: IncomingMessage): Readable {
  const names = (response.headers['content-encoding'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => decoders[name] || refusedEncodings.has(name));
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

/** Servers send deflated data with and without the header of zlib. */
function inflateEither(): Transform {
  let inflater: Transform | null = null;
  const start = (first: number, outer: Transform) => {
    const started = (first & 0x0f) === 8 ? createInflate() : createInflateRaw();
    started.on('data', (piece) => outer.push(piece)).on('error', (error) => outer.destroy(error));
    return started;
  };
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      inflater ??= start(piece[0] ?? 0, this);
      inflater.write(piece, () => done());
    },
    flush(done) {
      if (!inflater) return done();
      inflater.once('end', () => done());
      inflater.end();
    },
    destroy(error, done) {
      inflater?.destroy();
      done(error);
    },
  });
}
