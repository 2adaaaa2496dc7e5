import { Agent, get } from 'node:http';

export interface Request {
  url: string;
  headers?: Record<string, string>;
  /** Any other status fails the run. */
  status: number;
}

/** Sends a request `count` times from 16 clients with persistent connections. */
export async function sendRequests(request: Request, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let left = count;
  const client = async () => {
    while (left-- > 0) await send(request, agent);
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
}

const clients = 16;

function send({ url, headers, status }: Request, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, ...(headers && { headers }) }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () =>
        response.statusCode === status
          ? resolve()
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    }).once('error', reject);
  });
}
