import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { startSite } from '../../testing/start-site.ts';
import { createPageBrowser } from './create-page-browser.ts';

interface Command {
  id: number;
  method: string;
  params: Record<string, unknown>;
}

let server: Server | null = null;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((closed) => (server ? server.close(closed) : closed(null)));
  server = null;
});

/** A server that answers commands of the DevTools protocol as a test says. */
async function startFake(answer: (command: Command, socket: WebSocket) => void) {
  const commands: Command[] = [];
  const http = createServer((_request, response) => response.writeHead(404).end());
  server = http;
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', (socket) =>
    socket.on('message', (data) => {
      const command: Command = JSON.parse(String(data));
      commands.push(command);
      answer(command, socket);
    }),
  );
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  const { port } = http.address() as AddressInfo;
  return { address: `127.0.0.1:${port}`, commands, sockets };
}

/** Error messages of the last render. */
const failures: string[] = [];

async function render(endpoint: string, wholeMs = 5_000) {
  failures.length = 0;
  const site = await startSite();
  const { network } = site;
  const browser = createPageBrowser({
    endpoint,
    onFailure: (error) => failures.push(String(error)),
    network,
    proxyHost: '127.0.0.1',
    aboutUrl: 'https://keydence.com/bot',
    limits: { wholeMs, quietMs: wholeMs },
  });
  const address = 'http://shop.com/';
  const page = await browser.render({ address, isOfSite: () => true, mayRequest: () => true });
  await site.close();
  return page;
}

describe('a browser that fails', () => {
  it('renders nothing where no browser answers', async () => {
    const { address, sockets } = await startFake(() => {});
    expect(await render(`http://${address}`)).toBeNull();
    expect(sockets.clients.size).toBe(0);
    expect(await render('ws://127.0.0.1:1?token=secret')).toBeNull();
    expect(failures).toEqual(['Error: The browser could not be reached.']);
  });

  it.each<[string, (command: Command, socket: WebSocket) => void]>([
    ['says nothing', () => {}],
    ['answers rubbish', (_, socket) => socket.send('<html>')],
    ['answers with a list', ({ id }, socket) => socket.send(JSON.stringify([id]))],
    ['answers without results', ({ id }, socket) => socket.send(JSON.stringify({ id, result: null }))],
    [
      'refuses each command',
      ({ id }, socket) => socket.send(JSON.stringify({ id, error: { message: 'No' } })),
    ],
    ['closes the connection', (_, socket) => socket.close()],
    ['sends too much', (_, socket) => socket.send('x'.repeat(33 * 1024 * 1024))],
  ])('renders nothing where it %s, and closes the connection', async (_, answer) => {
    const { address, commands, sockets } = await startFake(answer);
    expect(await render(`ws://${address}`, 1_000)).toBeNull();
    expect(commands[0]?.method).toBe('Target.createBrowserContext');
    await expect.poll(() => sockets.clients.size).toBe(0);
  });

  it('closes its proxy with the page', async () => {
    const { address, commands } = await startFake(({ id }, socket) =>
      socket.send(JSON.stringify({ id, error: { message: 'No' } })),
    );
    await render(`ws://${address}`);
    const { proxyServer, proxyBypassList, disposeOnDetach } = commands[0]?.params ?? {};
    expect({ proxyBypassList, disposeOnDetach }).toEqual({
      proxyBypassList: '<-loopback>',
      disposeOnDetach: true,
    });
    await expect(fetch(String(proxyServer))).rejects.toThrow();
  });

  it('opens at most two pages at a time', async () => {
    let open = 0;
    let most = 0;
    const { address } = await startFake(({ id }, socket) => {
      open += 1;
      most = Math.max(most, open);
      socket.once('close', () => {
        open -= 1;
      });
      setTimeout(() => socket.send(JSON.stringify({ id, error: { message: 'No' } })), 50);
    });
    const browser = createPageBrowser({
      endpoint: `ws://${address}`,
      proxyHost: '127.0.0.1',
      aboutUrl: 'https://keydence.com/bot',
    });
    const request = { address: 'http://shop.com/', isOfSite: () => true, mayRequest: () => true };
    expect(await Promise.all(Array.from({ length: 6 }, () => browser.render(request)))).toEqual(
      Array(6).fill(null),
    );
    expect(most).toBe(2);
  });
});
