import http from 'node:http';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listHostileAddresses } from '../../testing/hostile-addresses.ts';
import { startSite, type TestSite } from '../../testing/start-site.ts';
import { publicSites } from '../site-reader/site-network.ts';
import { type SiteProxy, startSiteProxy } from './start-site-proxy.ts';

let site: TestSite;
let proxy: SiteProxy;
beforeAll(async () => {
  site = await startSite({ '/': 'hello' });
});
afterAll(() => site.close());
beforeEach(async () => {
  proxy = await startSiteProxy({
    network: site.network,
    host: '127.0.0.1',
    isOfSite: (address) => new URL(address).hostname === 'shop.com',
  });
});
afterEach(async () => {
  await proxy.close();
  site.requests.length = 0;
});

const authorization = ({ credentials: { username, password } }: SiteProxy) =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

/** Status of a request through the proxy, and its body. */
function ask(through: SiteProxy, path: string, options: { method?: string; secret?: string } = {}) {
  const { method = 'GET', secret = authorization(through) } = options;
  const { hostname, port } = new URL(through.address);
  const headers = { 'proxy-authorization': secret, host: 'other.com' };
  const outgoing = http.request({ hostname, port, path, method, headers, agent: false });
  return new Promise<{ status: number; body: string }>((settle, fail) => {
    outgoing.once('error', fail);
    outgoing.once('connect', (response, socket) => {
      socket.destroy();
      settle({ status: response.statusCode ?? 0, body: '' });
    });
    outgoing.once('response', async (response) => {
      let body = '';
      for await (const piece of response) body += String(piece);
      settle({ status: response.statusCode ?? 0, body });
    });
    outgoing.end();
  });
}

/** Status of a request whose first line is written as it is. */
async function send(through: SiteProxy, line: string): Promise<string> {
  const { hostname, port } = new URL(through.address);
  const socket = connect(Number(port), hostname);
  const headers = `host: x\r\nproxy-authorization: ${authorization(through)}\r\nconnection: close`;
  socket.write(`${line} HTTP/1.1\r\n${headers}\r\n\r\n`);
  let text = '';
  for await (const piece of socket) {
    text += String(piece);
    if (text.includes('\r\n\r\n')) break;
  }
  return text.split(' ')[1] ?? '';
}

describe('startSiteProxy', () => {
  it('passes requests to the site on, by the host of the address', async () => {
    expect(await ask(proxy, 'http://shop.com/')).toEqual({ status: 200, body: 'hello' });
    expect(site.requests.map(({ host }) => host)).toEqual(['shop.com']);
  });

  it('opens tunnels to the port of the site alone', async () => {
    const { port } = new URL(`http://x:${site.network.ports.http}`);
    const secure = { ...site.network, ports: { http: 1, https: Number(port) } };
    const own = await startSiteProxy({ network: secure, host: '127.0.0.1', isOfSite: () => true });
    expect((await ask(own, `shop.com:${port}`, { method: 'CONNECT' })).status).toBe(200);
    expect((await ask(own, 'shop.com:22', { method: 'CONNECT' })).status).toBe(403);
    await own.close();
  });

  it.each(['Basic eDp5', ''])('refuses requests with the credentials %j', async (secret) => {
    expect((await ask(proxy, 'http://shop.com/', { secret })).status).toBe(407);
    expect((await ask(proxy, 'shop.com:443', { secret, method: 'CONNECT' })).status).toBe(407);
    expect(site.requests).toEqual([]);
  });

  it('refuses other hosts, and addresses that are not absolute', async () => {
    expect((await ask(proxy, 'http://other.com/')).status).toBe(403);
    expect((await ask(proxy, 'other.com:443', { method: 'CONNECT' })).status).toBe(403);
    expect((await ask(proxy, '/')).status).toBe(403);
    expect((await ask(proxy, 'ftp://shop.com/')).status).toBe(403);
    expect(site.requests).toEqual([]);
  });

  it('dials no hostile address, whatever its spelling', async () => {
    const network = { ...publicSites, resolve: async () => ['127.0.0.1'] };
    const open = await startSiteProxy({ network, host: '127.0.0.1', isOfSite: () => true });
    const answers = new Map<string, string[]>();
    for (const address of listHostileAddresses()) {
      const target = address.replace(/^\w*:?\/*/, '').replace(/\/$/, '');
      for (const line of [`GET ${address}`, `CONNECT ${target}`, `CONNECT ${target}:443`]) {
        const status = await send(open, line);
        answers.set(status, [...(answers.get(status) ?? []), line]);
      }
    }
    await open.close();
    // 400 is the answer of the parser.
    expect([...answers.keys()].sort()).toEqual(['400', '403']);
  });

  it('refuses a name of which one address is private', async () => {
    const network = { ...publicSites, resolve: async () => ['93.184.216.34', '10.0.0.1'] };
    const open = await startSiteProxy({ network, host: '127.0.0.1', isOfSite: () => true });
    expect((await ask(open, 'http://shop.com/')).status).toBe(403);
    expect((await ask(open, 'shop.com:443', { method: 'CONNECT' })).status).toBe(403);
    await open.close();
  });

  it('ends the connections in hand when it is closed', async () => {
    const { hostname, port } = new URL(proxy.address);
    const socket = connect(Number(port), hostname);
    await new Promise((open) => socket.once('connect', open));
    socket.on('error', () => {});
    const ended = new Promise((done) => socket.once('close', done));
    await proxy.close();
    await ended;
    proxy = await startSiteProxy({ network: site.network, host: '127.0.0.1', isOfSite: () => true });
  });
});
