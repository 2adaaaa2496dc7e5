import { connect, createServer, type Socket } from 'node:net';

/** Parameters that a pooler still forwards when it ignores start-up parameters. */
const kept = ['user', 'database', 'client_encoding'];

/**
 * A proxy that drops the start-up parameters of connections, like such a pooler; all of them, or
 * those with one name.
 */
export async function stripParameters(
  url: string,
  applicationName?: string,
): Promise<{ url: string; close(): void }> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => [client, upstream].map((one) => one.destroy()));
    }
    client.once('data', (first) => {
      const isMeant = !applicationName || first.includes(`\0application_name\0${applicationName}\0`);
      upstream.write(isMeant ? stripStartup(first) : first);
      client.pipe(upstream);
    });
    upstream.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const through = new URL(url);
  through.host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    url: through.href,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Length, version, then names and values, each terminated by a zero byte. */
function stripStartup(message: Buffer): Buffer {
  const words = message.subarray(8).toString().split('\0');
  const pairs: string[] = [];
  for (let at = 0; words[at]; at += 2) {
    const [name = '', value = ''] = words.slice(at, at + 2);
    if (kept.includes(name)) pairs.push(name, value);
  }
  const body = Buffer.from(`${pairs.join('\0')}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + body.length, 0);
  message.copy(head, 4, 4, 8);
  return Buffer.concat([head, body]);
}
