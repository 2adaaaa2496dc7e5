import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

export type Chunks = AsyncIterable<Uint8Array>;

/** Result of reading: true if the bytes ended early, by corrupt compression or at the limit. */
export interface UnpackState {
  bytes: number;
  isCut: boolean;
}

/** A file may be compressed once by its author and once by its server. */
const mostLayers = 2;

/**
 * Decompressed bytes of a file, detected as gzip by its first bytes, regardless of its name. Stops
 * at `mostBytes`, which limits decompression bombs. Passes on errors of the source.
 */
export async function* unpack(source: Chunks, mostBytes: number, state: UnpackState): Chunks {
  for await (const chunk of unpackLayers(source, mostLayers, state)) {
    const left = mostBytes - state.bytes;
    if (chunk.length > left) {
      state.bytes = mostBytes;
      state.isCut = true;
      yield chunk.subarray(0, left);
      return;
    }
    state.bytes += chunk.length;
    yield chunk;
  }
}

async function* unpackLayers(source: Chunks, layers: number, state: UnpackState): Chunks {
  const { head, rest } = await readHead(source);
  if (layers === 0 || head[0] !== 0x1f || head[1] !== 0x8b) yield* rest;
  else yield* unpackLayers(gunzip(rest, state), layers - 1, state);
}

async function* gunzip(source: Chunks, state: UnpackState): Chunks {
  let failure: unknown;
  const packed = Readable.from(
    (async function* () {
      try {
        yield* source;
      } catch (error) {
        failure = error;
      }
    })(),
  );
  const unpacked = packed.pipe(createGunzip());
  try {
    yield* unpacked as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (!isBrokenGzip(error)) throw error;
    state.isCut = true;
  } finally {
    packed.destroy();
    unpacked.destroy();
  }
  if (failure !== undefined) throw failure;
}

function isBrokenGzip(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

/** The first two bytes, and a stream of all bytes. */
async function readHead(source: Chunks): Promise<{ head: Uint8Array; rest: Chunks }> {
  const iterator = source[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let size = 0;
  while (size < 2) {
    const { done, value } = await iterator.next();
    if (done) break;
    first.push(value);
    size += value.length;
  }
  const head = Buffer.concat(first);
  const rest = (async function* () {
    try {
      if (head.length > 0) yield head;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  })();
  return { head, rest };
}
