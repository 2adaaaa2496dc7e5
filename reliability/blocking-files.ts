import { once } from 'node:events';
import { createDeflateRaw, deflateRawSync } from 'node:zlib';

/** An archive of one file with any stated size. */
export function zip(packed: Uint8Array, statedSize: number): Uint8Array<ArrayBuffer> {
  const name = Buffer.from('Queries.csv');
  const fields = (view: DataView, at: number) => {
    view.setUint16(at, 8, true);
    view.setUint32(at + 10, packed.length, true);
    view.setUint32(at + 14, statedSize, true);
    view.setUint16(at + 18, name.length, true);
  };
  const local = new DataView(new ArrayBuffer(30));
  local.setUint32(0, 0x04034b50, true);
  fields(local, 8);
  const entry = new DataView(new ArrayBuffer(46));
  entry.setUint32(0, 0x02014b50, true);
  fields(entry, 10);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, 1, true);
  end.setUint16(10, 1, true);
  end.setUint32(12, 46 + name.length, true);
  end.setUint32(16, 30 + name.length + packed.length, true);
  const parts = [local.buffer, name, packed, entry.buffer, name, end.buffer];
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as ArrayBuffer))));
}

/** Deflates this many zero bytes, a megabyte at a time. */
export async function deflateZeros(bytes: number): Promise<Uint8Array> {
  const stream = createDeflateRaw({ level: 1 });
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  const piece = Buffer.alloc(2 ** 20);
  for (let written = 0; written < bytes; written += piece.length) {
    if (!stream.write(piece)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'end');
  return Buffer.concat(parts);
}

export function zipText(text: string): Uint8Array<ArrayBuffer> {
  const content = Buffer.from(text);
  return zip(deflateRawSync(content, { level: 1 }), content.length);
}

/** A Semrush export with this many rows and addresses of the given length. */
export function writeExport(rows: number, addressLength: number): string {
  const filler = 'a'.repeat(addressLength);
  const lines = ['Keyword,Position,Search Volume,Keyword Difficulty,CPC,URL,Timestamp,Position Type'];
  for (let row = 1; row <= rows; row += 1) {
    lines.push(
      `blocking keyword ${row},${1 + (row % 90)},${row % 9_000},${row % 100},1.5,https://brewlane.example/${row}/${filler},2026-10-01,Organic`,
    );
  }
  return lines.join('\n');
}
