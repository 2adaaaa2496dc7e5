import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { answerTask, type FakeWorld } from './fake-world.ts';

/** What the provider does instead of answering. */
export type Fault =
  | { kind: 'code'; code: number; level?: 'envelope' | 'task'; httpStatus?: number; cost?: number }
  | { kind: 'http'; status: number; headers?: Record<string, string>; body?: string }
  | {
      kind:
        | 'hang'
        | 'stall'
        | 'reset'
        | 'empty_body'
        | 'html'
        | 'truncated'
        | 'wrong_types'
        | 'no_items'
        | 'null_result'
        | 'no_tasks'
        | 'huge'
        | 'repeat_first_page'
        | 'shrinking_pages';
    };

export interface FakeCall {
  /** Below `/v3/`. */
  path: string;
  task: Record<string, unknown>;
  authorization: string;
  /** US dollars that the provider has billed for it. */
  billedUsd: number;
}

export interface FakeDataForSeo {
  baseUrl: string;
  calls: FakeCall[];
  /** The fault of a call; undefined: it answers. */
  script: (call: FakeCall) => Fault | undefined;
  /** Calls that were open at once, at most. */
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
  const [task = {}] = text === '' ? [{}] : JSON.parse(text);
  const call: FakeCall = {
    path,
    task,
    authorization: request.headers.authorization ?? '',
    billedUsd: 0,
  };
  fake.calls.push(call);
  const fault = fake.script(call);
  const { result, cost } = answerTask(world, path, { task, fault });
  if (!fault || !['code', 'http', 'no_tasks'].includes(fault.kind)) call.billedUsd = cost;
  const whole = envelopeOf(20_000, { code: 20_000, cost, result });
  send(response, fault, JSON.stringify(whole), call);
}

/** Answers that are whole for HTTP and nonsense for the client. */
const bodies: Partial<Record<Fault['kind'], (json: string) => string>> = {
  empty_body: () => '',
  html: () => '<!doctype html><title>Bad gateway</title>',
  truncated: (json) => json.slice(0, -20),
  no_tasks: () => JSON.stringify({ status_code: 20_000, cost: 0.01, tasks: null }),
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
    case 'reset':
      response.writeHead(200, open).write(json.slice(0, 20), () => response.socket?.resetAndDestroy());
      break;
    case 'http':
      response.writeHead(fault.status, fault.headers).end(fault.body ?? '');
      break;
    case 'code': {
      const { code, level = 'task', httpStatus = 200, cost = 0 } = fault;
      call.billedUsd = cost;
      const failed = level === 'task' ? envelopeOf(20_000, { code, cost, result: null }) : envelopeOf(code);
      response.writeHead(httpStatus, open).end(JSON.stringify(failed));
      break;
    }
    default:
      response.writeHead(200, open).end((fault && bodies[fault.kind]?.(json)) ?? json);
  }
}

function envelopeOf(code: number, task?: { code: number; cost: number; result: unknown }) {
  return {
    version: '0.1.fake',
    status_code: code,
    status_message: code === 20_000 ? 'Ok.' : 'Scripted.',
    time: '0 sec.',
    cost: task?.cost ?? 0,
    tasks_count: task ? 1 : 0,
    tasks_error: task && task.code !== 20_000 ? 1 : 0,
    tasks: task
      ? [
          {
            id: 'fake',
            status_code: task.code,
            status_message: 'Scripted.',
            cost: task.cost,
            result: task.result,
          },
        ]
      : null,
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}
