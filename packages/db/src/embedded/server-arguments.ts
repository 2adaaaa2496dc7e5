import { createServer } from 'node:net';
import { findMemory, sizeBuffers } from './size-buffers.ts';

interface ServerOptions {
  data: string;
  port: number;
  isTemporary: boolean;
}

export function serverArguments({ data, port, isTemporary }: ServerOptions): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    // Socket paths have a length limit that a deep folder would exceed.
    unix_socket_directories: '',
    shared_buffers: sizeBuffers(findMemory()),
    max_connections: '200',
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...(isTemporary ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', data, '-p', String(port), ...options];
}

/** The wanted port if it is free, otherwise another one; 0 means any. */
export async function chooseFreePort(wanted: number): Promise<number> {
  return probePort(wanted).catch(() => probePort(0));
}

function probePort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(port, '127.0.0.1', () => {
        const address = probe.address();
        probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
      });
  });
}
