import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createFakeQueue, type FakeQueue, type FakeTask } from './fake-queue.ts';
import { answerTask, type FakeWorld } from './fake-world.ts';
import type { Fault } from './fault.ts';

export type { Fault } from './fault.ts';

export interface FakeCall {
  /** Below `/v3/`. */
  path: string;
  /** The first, where several are handed over. */
  task: Record<string, unknown>;
  tasks: number;
  authorization: string;
  /** US dollars that the provider has billed for it. */
  billedUsd: number;
}

export interface FakeDataForSeo {
  baseUrl: string;
  calls: FakeCall[];
  /** The fault of a call; undefined: it responds. */
  script: (call: FakeCall) => Fault | undefined;
  queue: FakeQueue;
  /** Maximum number of concurrent calls so far. */
  peak: () => number;
  close(): Promise<void>;
}

/** The provider's API on a loopback port: a small world of keywords and sites, billed as the real one, and faults on demand. */
export async function startFakeDataForSeo(world: FakeWorld): Promise<FakeDataForSeo> {
  const sockets = new Set<Socket>();
  let open = 0;
  let peak = 0;
  const server: Server = createServer((request, response) => {
    open += 1;
    peak = Math.max(peak, open);
    response.on('close', () => {
      open -= 1;
    });
    void answer(fake, world, { request, response });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fake: FakeDataForSeo = {
    baseUrl: `http://127.0.0.1:${port}`,
    calls: [],
    script: () => undefined,
    queue: createFakeQueue(world),
    peak: () => peak,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

async function answer(fake: FakeDataForSeo, world: FakeWorld, { request, response }: Exchange) {
  const path = (request.url ?? '').replace(/^\/v3\//, '');
  const text = await readBody(request);
  const tasks: Record<string, unknown>[] = text === '' ? [{}] : JSON.parse(text);
  const [task = {}] = tasks;
  const call: FakeCall = {
    path,
    task,
    tasks: tasks.length,
    authorization: request.headers.authorization ?? '',
    billedUsd: 0,
  };
  fake.calls.push(call);
  const fault = fake.script(call);
  // Refused calls are neither executed nor billed.
  const isDone = !fault || !['code', 'http', 'no_tasks'].includes(fault.kind);
  const queued = isDone ? fake.queue.answer(path, tasks, fault) : null;
  const answered = queued?.tasks ?? [toTask(answerTask(world, path, { task, fault }))];
  const cost = answered.reduce((sum, one) => sum + one.cost, 0);
  if (isDone) call.billedUsd = queued?.billedUsd ?? cost;
  send(response, fault, JSON.stringify(envelopeOf(20_000, answered)), call);
}

const toTask = ({ result, cost }: ReturnType<typeof answerTask>): FakeTask => ({
  code: 20_000,
  cost,
  result,
});

/** Responses that are valid HTTP but meaningless for the client. */
const bodies: Partial<Record<Fault['kind'], (json: string) => string>> = {
  empty_body: () => '',
  html: () => '<!doctype html><title>Bad gateway</title>',
  truncated: (json) => json.slice(0, -20),
  no_tasks: () => JSON.stringify({ status_code: 20_000, cost: 0.01, tasks: null }),
  nan: (json) => json.replaceAll('null', 'NaN'),
  no_cost: (json) => json.replaceAll('"cost":', '"price":'),
  huge: (json) => `${json}${' '.repeat(3_000_000)}`,
};

function send(response: ServerResponse, fault: Fault | undefined, json: string, call: FakeCall): void {
  const open = { 'content-type': 'application/json' };
  switch (fault?.kind) {
    case 'hang':
      break;
    case 'stall':
      response.writeHead(200, open).write(json.slice(0, 20));
      break;
    case 'drip': {
      response.writeHead(200, open);
      let at = 0;
      const dripping = setInterval(() => response.write(json[at++ % json.length] ?? ' '), 10);
      response.on('close', () => clearInterval(dripping));
      break;
    }
    case 'reset':
      response.writeHead(200, open).write(json.slice(0, 20), () => response.socket?.resetAndDestroy());
      break;
    case 'http':
      response.writeHead(fault.status, fault.headers).end(fault.body ?? '');
      break;
    case 'ok_with_500':
      response.writeHead(500, open).end(json);
      break;
    case 'code': {
      const { code, level = 'task', httpStatus = 200, cost = 0 } = fault;
      call.billedUsd = cost;
      const failed = level === 'task' ? envelopeOf(20_000, [{ code, cost, result: null }]) : envelopeOf(code);
      response.writeHead(httpStatus, open).end(JSON.stringify(failed));
      break;
    }
    default:
      response.writeHead(200, open).end((fault && bodies[fault.kind]?.(json)) ?? json);
  }
}

function envelopeOf(code: number, tasks?: readonly FakeTask[]) {
  return {
    version: '0.1.fake',
    status_code: code,
    status_message: code === 20_000 ? 'Ok.' : 'Scripted.',
    time: '0 sec.',
    cost: (tasks ?? []).reduce((sum, { cost }) => sum + cost, 0),
    tasks_count: tasks?.length ?? 0,
    tasks_error: (tasks ?? []).filter((task) => task.code !== 20_000).length,
    tasks: tasks?.map(({ code: status, ...task }) => ({
      id: 'fake',
      ...task,
      status_code: status,
      status_message: 'Scripted.',
    })),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}
