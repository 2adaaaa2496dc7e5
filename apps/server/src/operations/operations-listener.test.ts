import { expect, it } from 'vitest';
import { listenForOperations } from './operations-listener.ts';

const readReadiness = async () => ({ isReady: false, checks: { database: 'unavailable' as const } });

it('is absent without a port', async () => {
  const env = { OPS_HOST: '127.0.0.1', OPS_PORT: undefined };
  expect(await listenForOperations(env, { readReadiness, metrics: null })).toBeNull();
});

it('answers for health, and names its setting where the port is taken', async () => {
  const parts = { readReadiness, metrics: null };
  const listener = await listenForOperations({ OPS_HOST: '127.0.0.1', OPS_PORT: 0 }, parts);
  const url = `http://127.0.0.1:${listener?.port}`;
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  const ready = await fetch(`${url}/health/ready`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'unavailable', checks: { database: 'unavailable' } },
  ]);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  const again = listenForOperations({ OPS_HOST: '127.0.0.1', OPS_PORT: listener?.port }, parts);
  await expect(again).rejects.toThrow('OPS_PORT');
  await listener?.drain();
});
