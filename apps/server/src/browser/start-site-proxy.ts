import { randomBytes } from 'node:crypto';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { isLoopback } from '../loopback.ts';
import { waits } from '../site-reader/answer-limits.ts';
import { findAddresses, readUrl } from '../site-reader/check-address.ts';
import type { SiteNetwork } from '../site-reader/site-network.ts';

/** Bytes that a browser may load for one page. */
const mostBytes = 50 * 1024 * 1024;
const user = 'keydence';

interface ProxyOptions {
  network: SiteNetwork;
  /** Name or address by which the browser reaches this server; a loopback address opens the proxy to this machine only. */
  host: string;
  /** True for addresses on hosts of the site. */
  isOfSite: (address: string) => boolean;
}

export interface SiteProxy {
  /** Without credentials. */
  address: string;
  credentials: { username: string; password: string };
  /** Ends all its connections. */
  close(): Promise<void>;
}

/**
 * A forward proxy for one page of one site: it connects to public addresses of that site's hosts only, each resolved for
 * its connection.
 */
export async function startSiteProxy({ network, host, isOfSite }: ProxyOptions): Promise<SiteProxy> {
  const password = randomBytes(24).toString('base64url');
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const sockets = new Set<Duplex>();
  let left = mostBytes;

  const keep = <Socket extends Duplex>(socket: Socket): Socket => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  };
  const count = (piece: Buffer) => {
    left -= piece.length;
    if (left < 0) for (const socket of sockets) socket.destroy();
  };
  /** A connection to a checked address; the status code of the refusal if there is none. */
  const dial = async (address: string): Promise<net.Socket | 403 | 502> => {
    const url = readUrl(address, network);
    if (!url || !isOfSite(url.href)) return 403;
    const found = await findAddresses(url.hostname, network, waits.lookupMs);
    if (found === 'refused') return 403;
    const port = url.protocol === 'https:' ? network.ports.https : network.ports.http;
    for (const each of Array.isArray(found) ? found : []) {
      const socket = await connect(each, port);
      if (socket && !server.listening) socket.destroy();
      else if (socket) return keep(socket);
    }
    return 502;
  };

  const server = http.createServer(async (request, response) => {
    if (request.headers['proxy-authorization'] !== expected) {
      return response.writeHead(407, { 'proxy-authenticate': 'Basic realm="proxy"' }).end();
    }
    const address = request.url ?? '';
    const socket = address.startsWith('http://') ? await dial(address) : 403;
    if (typeof socket === 'number') return response.writeHead(socket).end();
    const { host: target, pathname, search } = new URL(address);
    const outgoing = http.request({
      createConnection: () => socket,
      method: request.method,
      path: `${pathname}${search}`,
      headers: { ...withoutHops(request.headers), host: target, connection: 'close' },
    });
    outgoing.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers));
      answer.on('data', count).pipe(response);
      answer.once('error', () => response.destroy());
    });
    outgoing.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    response.once('close', () => socket.destroy());
    request.pipe(outgoing);
  });
  server.on('connection', keep);
  server.on('connect', async (request: http.IncomingMessage, client: Duplex, head: Buffer) => {
    if (request.headers['proxy-authorization'] !== expected) {
      return client.end(
        'HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="proxy"\r\nContent-Length: 0\r\n\r\n',
      );
    }
    const socket = await dial(`https://${request.url}`);
    if (typeof socket === 'number') return client.end(`HTTP/1.1 ${socket} No\r\nContent-Length: 0\r\n\r\n`);
    client.once('close', () => socket.destroy());
    socket.once('close', () => client.destroy());
    client.write('HTTP/1.1 200 Connected\r\n\r\n');
    socket.write(head);
    socket.on('data', count).pipe(client).pipe(socket);
  });

  await new Promise<void>((ready, fail) => {
    server.once('error', fail);
    server.listen(0, isLoopback(host) ? host : undefined, ready);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${net.isIPv6(host) ? `[${host}]` : host}:${port}`,
    credentials: { username: user, password },
    async close() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Null unless connected within the limit. */
function connect(host: string, port: number): Promise<net.Socket | null> {
  const socket = net.connect({ host, port });
  return new Promise((settle) => {
    const end = (result: net.Socket | null) => {
      socket.setTimeout(0);
      if (!result) socket.destroy();
      settle(result);
    };
    socket.setTimeout(waits.lookupMs, () => end(null));
    socket.once('connect', () => end(socket));
    socket.once('error', () => end(null));
  });
}

const hops = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers without those of one connection. */
function withoutHops(headers: http.IncomingHttpHeaders): http.IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hops.has(name)));
}
