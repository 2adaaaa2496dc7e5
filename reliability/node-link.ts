import { connect, createServer, type Socket } from 'node:net';

/** An address of a database node that can be cut: then its connections break, and no new one is accepted. */
export interface NodeLink {
  host: string;
  port: number;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function openLink(node: { host: string; port: number }): Promise<NodeLink> {
  const host = '127.0.0.1';
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const ours = connect(node);
    const end = () => {
      client.destroy();
      ours.destroy();
    };
    for (const [socket, other] of [
      [client, ours],
      [ours, client],
    ] as const) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.pipe(other);
      socket.once('error', end);
      socket.once('close', () => {
        open.delete(socket);
        end();
      });
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    host,
    port,
    mend: () => listen(port),
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.resetAndDestroy();
      }),
  };
}
