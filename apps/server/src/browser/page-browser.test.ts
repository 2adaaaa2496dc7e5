import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chromium, startBrowser, type TestBrowser } from '../../testing/start-browser.ts';
import { startSite, type TestSite } from '../../testing/start-site.ts';
import { planned } from '../../testing/test-certificates.ts';
import { connectCdp } from './cdp-client.ts';
import { createPageBrowser } from './create-page-browser.ts';

if (!chromium) console.warn('Skipped: no Chromium is in /usr/bin, so no page is rendered.');

const app = (script: string, body = '') =>
  `<!doctype html><html><head><title>Raw</title></head><body><div id="root"></div>${body}<script>${script}</script></body></html>`;
const show = (text: string) => `document.querySelector('#root').textContent = ${text};`;

describe.skipIf(!chromium)('rendering in Chromium', () => {
  let browser: TestBrowser;
  let site: TestSite;
  let secret: Server;
  let dials = 0;
  let home = '';
  let inside = '';
  beforeAll(async () => {
    browser = await startBrowser();
    site = await startSite();
    // A server of the machine's own network, which no page may reach.
    secret = createServer((socket) => {
      dials += 1;
      socket.destroy();
    });
    await new Promise<void>((ready) => secret.listen(0, '127.0.0.1', ready));
    const address = secret.address();
    inside = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    home = 'http://shop.com/';
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
    await new Promise((closed) => secret.close(closed));
  });
  afterEach(async () => {
    site.pages.clear();
    site.requests.length = 0;
    dials = 0;
    await expect.poll(listContexts, { timeout: 5_000 }).toEqual([]);
  });

  const open = (change: Partial<Parameters<typeof createPageBrowser>[0]> = {}) =>
    createPageBrowser({
      endpoint: browser.endpoint,
      proxyHost: '127.0.0.1',
      aboutUrl: 'https://keydence.com/bot',
      network: site.network,
      ...change,
    });

  const render = (path = '', change: Parameters<typeof open>[0] = {}) =>
    open(change).render({
      address: `${home}${path}`,
      isOfSite: (address) => new URL(address).host === 'shop.com',
      mayRequest: (address) => new URL(address).host === 'shop.com' && !address.endsWith('/private'),
    });

  /** Contexts that renders have left behind. */
  async function listContexts() {
    const client = await connectCdp(browser.endpoint, AbortSignal.timeout(5_000));
    const { browserContextIds } = await client.send('Target.getBrowserContexts');
    client.close();
    return browserContextIds;
  }

  it('returns what the scripts of a page build, without the scripts', async () => {
    site.pages.set(
      '/',
      app(`fetch('/data').then((r) => r.text()).then((t) => { ${show('t')} document.title = 'Built'; })`),
    );
    site.pages.set('/data', 'From the server');
    const page = await render();
    expect(page?.html).toContain('<div id="root">From the server</div>');
    expect(page?.html).toContain('<title>Built</title>');
    expect(page?.html).not.toContain('<script');
  });

  it('renders a page of an https site through a tunnel, with its WebSockets refused elsewhere', async () => {
    const paths: string[] = [];
    const script = `fetch('/data').then((r) => r.text()).then((t) => {
      new WebSocket('wss://${inside}/').onerror = () => { ${show('t')} };
    })`;
    const secure = createSecureServer(planned, (request, response) => {
      paths.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(request.url === '/data' ? 'From the server' : app(script));
    });
    await new Promise<void>((ready) => secure.listen(0, '127.0.0.1', ready));
    const network = { ...site.network, ports: { http: 1, https: (secure.address() as AddressInfo).port } };
    const isOfSite = (address: string) => new URL(address).host === 'planned.com';
    const page = await open({ network }).render({
      address: 'https://planned.com/',
      isOfSite,
      mayRequest: isOfSite,
    });
    secure.closeAllConnections();
    await new Promise((closed) => secure.close(closed));
    expect(page?.html).toContain('From the server');
    expect(paths).toEqual(['/', '/data']);
    expect(dials).toBe(0);
  });

  it('finds the browser by its http address', async () => {
    site.pages.set('/', app(show("'built'")));
    const endpoint = `http://${new URL(browser.endpoint).host}`;
    expect((await render('', { endpoint }))?.html).toContain('built');
  });

  it('says who it is, and keeps the secret of the proxy from the site', async () => {
    let headers: Record<string, unknown> = {};
    site.pages.set('/', (request, response) => {
      headers = request.headers;
      response.writeHead(200, { 'content-type': 'text/html' }).end(app(show("'x'")));
    });
    await render();
    expect(headers['user-agent']).toContain('KeydenceBot/1.0; +https://keydence.com/bot');
    expect(Object.keys(headers).filter((name) => name.startsWith('proxy'))).toEqual([]);
  });

  it('loads no picture, no other host, and nothing that robots.txt forbids', async () => {
    site.pages.set(
      '/',
      app(
        `Promise.all(['/private', 'http://other.com/x'].map((a) => fetch(a).then(() => 'loaded', () => 'blocked')))
          .then((all) => { ${show('all.join()')} })`,
        '<img src="/a.png"><iframe src="http://other.com/frame"></iframe><video src="/v.mp4"></video>',
      ),
    );
    expect((await render())?.html).toContain('blocked,blocked');
    expect(site.requests.map(({ path }) => path)).toEqual(['/']);
  });

  it.each([
    ['a request', (at: string) => `fetch('http://${at}/').catch(() => 0).then(() => { ${show("'done'")} })`],
    [
      'a request of a worker',
      (
        at: string,
      ) => `const w = new Worker(URL.createObjectURL(new Blob(["fetch('http://${at}/').catch(() => 0).then(() => postMessage(1))"])));
      w.onmessage = () => { ${show("'done'")} }`,
    ],
    ['a WebSocket', (at: string) => `new WebSocket('ws://${at}/').onerror = () => { ${show("'done'")} }`],
    ['a redirect', (_: string) => `fetch('/out').catch(() => 0).then(() => { ${show("'done'")} })`],
    [
      'a frame',
      (at: string) =>
        `document.body.append(Object.assign(document.createElement('iframe'), { src: 'http://${at}/' })); ${show("'done'")}`,
    ],
    [
      'a window',
      (at: string) =>
        `const a = Object.assign(document.createElement('a'), { href: 'http://${at}/', target: '_blank' }); document.body.append(a); a.click(); ${show("'done'")}`,
    ],
    [
      'a prefetch',
      (at: string) =>
        `document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href: 'http://${at}/' })); ${show("'done'")}`,
    ],
  ])('reaches no private address by %s', async (_, script) => {
    site.pages.set('/out', (_request, response) =>
      response.writeHead(302, { location: `http://${inside}/` }).end(),
    );
    site.pages.set('/', app(script(inside)));
    expect((await render())?.html).toContain('done');
    expect(dials).toBe(0);
  });

  it('stays at the page when its script leaves for another', async () => {
    site.pages.set('/', app(`location.href = 'http://${inside}/'; ${show("'stayed'")}`));
    expect((await render())?.html).toContain('stayed');
    expect(dials).toBe(0);
  });

  it('has no way past the proxy in a page and its frames', async () => {
    site.pages.set(
      '/',
      app(`const f = document.createElement('iframe'); document.body.append(f);
        ${show('[typeof RTCPeerConnection, typeof f.contentWindow.RTCPeerConnection, typeof WebTransport, typeof open].join()')}`),
    );
    expect((await render())?.html).toContain('undefined,undefined,undefined,undefined');
  });

  it('reaches nothing where the name of the site resolves to a private address', async () => {
    site.pages.set('/', app(show("'x'")));
    const network = { ...site.network, mayDial: () => false };
    expect(await render('', { network })).toBeNull();
    expect(site.requests).toEqual([]);
  });

  it('gives up a page that hangs or whose server fails', async () => {
    site.pages.set('/hangs', app('for (;;);'));
    site.pages.set('/fails', (_request, response) =>
      response.writeHead(503, { 'content-type': 'text/html' }).end('no'),
    );
    site.pages.set('/moved', (_request, response) => response.writeHead(302, { location: '/fails' }).end());
    const limits = { wholeMs: 2_000, quietMs: 1_000 };
    const failures: unknown[] = [];
    const onFailure = (error: unknown) => failures.push(error);
    const all = await Promise.all(
      ['hangs', 'fails', 'moved'].map((path) => render(path, { limits, onFailure })),
    );
    expect(all).toEqual([null, null, null]);
    expect(failures).toContainEqual(new Error('A page took longer than 2 s.'));
  });

  it('takes a page that never stops loading as it is', async () => {
    site.pages.set('/', app(`${show("'here'")} fetch('/slow')`));
    site.pages.set('/slow', () => {});
    expect((await render('', { limits: { wholeMs: 15_000, quietMs: 1_000 } }))?.html).toContain('here');
  });
});
