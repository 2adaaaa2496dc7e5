import { createSocket, type Socket } from 'node:dgram';

const flagsOfAnAnswer = 0x8180;
const nameNotFound = 3;
const typeA = 1;

/**
 * A name server for a few names, each with its IPv4 addresses for consecutive queries: the last one
 * repeats.
 */
export async function startNameServer(
  address: string,
  names: Record<string, string[][]>,
): Promise<{ close(): void; asked: string[] }> {
  const asked: string[] = [];
  const socket: Socket = createSocket('udp4');
  socket.on('message', (query, { port, address: from }) => {
    const { name, type, end } = readQuestion(query);
    asked.push(name);
    const turns = names[name];
    const addresses = type === typeA ? ((turns && turns.length > 1 ? turns.shift() : turns?.[0]) ?? []) : [];
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(flagsOfAnAnswer | (turns ? 0 : nameNotFound), 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(addresses.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, query.subarray(12, end), ...addresses.map(recordOf)]), port, from);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.bind(53, address, () => resolve());
  });
  return { asked, close: () => socket.close() };
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/** An A record of the queried name with a time to live of 0. */
function recordOf(address: string): Buffer {
  const record = Buffer.from([0xc0, 0x0c, 0, typeA, 0, 1, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0]);
  address.split('.').forEach((part, index) => {
    record[12 + index] = Number(part);
  });
  return record;
}
