import { createCaller, type PostAnswer } from '@keydence/api';
import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { type DeliveryTaker, takeDeliveries } from './take-deliveries.ts';

/** Messages are polled, on a possibly busy machine. */
const patience = { timeout: 15_000 };
const working = 'https://working.com/hook';
let edge: TestEdge;
let silent: ((answer: PostAnswer) => void)[];
let mostInFlight: number;
beforeAll(async () => {
  edge = await startEdge({
    webhooks: {
      post: ({ url }) => {
        if (url === working) return Promise.resolve({ status: 204, problem: null });
        return new Promise((resolve) => {
          silent.push(resolve);
          mostInFlight = Math.max(mostInFlight, silent.length);
        });
      },
    },
  });
});
afterAll(() => edge.close());

let taker: DeliveryTaker | undefined;
afterEach(() => taker?.stop(1_000));

async function addHook(url: string, messages: number) {
  const { userId, email } = await edge.signUp();
  const api = createCaller({
    services: edge.services,
    requestId: 'seed',
    caller: { userId, email, sessionId: userId },
  });
  const { domains } = await api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  const domainId = domains[0]?.id ?? '';
  const { id: webhookId } = await api.alerts.createWebhook({ domainId, url });
  for (let count = 0; count < messages; count += 1) await api.alerts.testWebhook({ domainId, webhookId });
  return webhookId;
}

const readStates = async (webhookId: string) => {
  const { alertDeliveries } = schema;
  const rows = await edge.services.database.db
    .select({ state: alertDeliveries.state })
    .from(alertDeliveries)
    .where(eq(alertDeliveries.webhookId, webhookId));
  return rows.map(({ state }) => state);
};

it('delivers to one tenant while the receiver of another is silent, and makes all attempts in the end', async () => {
  silent = [];
  mostInFlight = 0;
  const hanging = await addHook('https://silent.com/hook', 8);
  taker = takeDeliveries(edge.services, (_activity, work) => work());
  await expect.poll(() => silent.length, patience).toBe(2);
  const served = await addHook(working, 1);
  await expect.poll(() => readStates(served), patience).toEqual(['delivered']);
  expect(await readStates(hanging)).toEqual(Array.from({ length: 8 }, () => 'pending'));
  const answerAll = () => {
    for (const answer of silent.splice(0)) answer({ status: 204, problem: null });
    return readStates(hanging);
  };
  await expect.poll(answerAll, patience).toEqual(Array.from({ length: 8 }, () => 'delivered'));
  expect(mostInFlight).toBe(2);
});

it('does not wait for a silent receiver longer than the limit when it stops, and claims nothing more', async () => {
  silent = [];
  const hanging = await addHook('https://silent.com/hook', 3);
  const stopped = takeDeliveries(edge.services, (_activity, work) => work());
  await expect.poll(() => silent.length, patience).toBe(2);
  await stopped.stop(10);
  expect(silent).toHaveLength(2);
  expect(await readStates(hanging)).toEqual(['pending', 'pending', 'pending']);
});
