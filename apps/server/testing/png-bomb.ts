import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface PngSize {
  width: number;
  height: number;
}

/** A valid grey PNG of any size whose file is a thousandth of its pixels. */
export async function createPngBomb({ width, height }: PngSize): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', await compressBlackRows({ width, height })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Row by row, so that creation needs less memory than decoding. */
async function compressBlackRows({ width, height }: PngSize): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 });
  const compressed = buffer(deflate);
  const row = Buffer.alloc(width + 1);
  for (let index = 0; index < height; index += 1) {
    if (!deflate.write(row)) await once(deflate, 'drain');
  }
  deflate.end();
  return compressed;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
