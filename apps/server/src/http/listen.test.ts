import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type Listener, listen } from './listen.ts';

let listener: Listener | undefined;
afterEach(() => listener?.drain());

it('finishes requests in flight and accepts no new ones', async () => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let arrive = () => {};
  const hasArrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  listener = await listen({
    host: '127.0.0.1',
    port: 0,
    fetch: async () => {
      arrive();
      await isReleased;
      return new Response('finished', { headers: { Connection: 'close' } });
    },
  });
  const url = `http://127.0.0.1:${listener.port}/`;
  const inFlight = fetch(url);
  await hasArrived;
  const drained = listener.drain();
  await expect(fetch(url)).rejects.toThrow();
  release();
  expect(await (await inFlight).text()).toBe('finished');
  await drained;
});

it('does not wait for an idle connection', async () => {
  listener = await listen({ host: '127.0.0.1', port: 0, fetch: () => new Response('ok') });
  const socket = connect(listener.port, '127.0.0.1');
  const isClosed = new Promise((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  await listener.drain();
  await isClosed;
});

it('rejects if the port is in use', async () => {
  const fetch = () => new Response('ok');
  listener = await listen({ host: '127.0.0.1', port: 0, fetch });
  await expect(listen({ host: '127.0.0.1', port: listener.port, fetch })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

it.each(['no.such.host.invalid', '192.0.2.1'])(
  'names the settings if %s is no address of this machine',
  async (host) => {
    await expect(listen({ host, port: 0, fetch: () => new Response('ok') })).rejects.toThrow(
      `${host} is not an address of this machine; choose another one with HOST or OPS_HOST (see .env.example).`,
    );
  },
);
