import type { PostAnswer, WebhookPoster } from '@keydence/api';
import { webhookUrl } from '@keydence/domain';
import pLimit from 'p-limit';
import { publicNetwork } from '../probe/network.ts';
import { isPublicAddress } from '../probe/public-address.ts';
import { type SendRequest, sendRequest } from './send-request.ts';

/** By the clock on the wall, from the look-up of the name to the status of the answer. */
const timeoutMs = 15_000;
const maxSockets = 20;
const maxAddresses = 4;

export interface WebhookPosterOptions {
  resolve?: (domainName: string, signal: AbortSignal) => Promise<string[]>;
  send?: SendRequest;
  timeoutMs?: number;
}

const problems = {
  address: 'The address is not one that messages can be sent to.',
  name: 'The name of the server was not found.',
  blocked: 'The name does not lead to a public server.',
  silent: 'The server could not be reached.',
  late: 'No answer came in time.',
};

/**
 * Posts to public servers only: every address of the name must be public, and the request goes to a checked address,
 * never to the name again. Nothing is followed, and of the answer only the status is read.
 */
export function createWebhookPoster(options: WebhookPosterOptions = {}): WebhookPoster {
  const { resolve = publicNetwork.resolve, send = sendRequest } = options;
  const limit = pLimit(maxSockets);

  async function post(message: Parameters<WebhookPoster['post']>[0]): Promise<PostAnswer> {
    const parsed = webhookUrl.safeParse(message.url);
    if (!parsed.success) return failed(problems.address);
    const url = new URL(parsed.data);
    const signal = AbortSignal.timeout(options.timeoutMs ?? timeoutMs);
    const addresses = await untilAborted(resolve(url.hostname, signal), signal).catch(() => []);
    if (signal.aborted) return failed(problems.late);
    if (addresses.length === 0) return failed(problems.name);
    if (!addresses.every(isPublicAddress)) return failed(problems.blocked);
    for (const address of addresses.slice(0, maxAddresses)) {
      const status = await send({ ...message, url, address, signal });
      if (status !== null) return { status, problem: null };
      if (signal.aborted) return failed(problems.late);
    }
    return failed(problems.silent);
  }

  return { post: (message) => limit(() => post(message)) };
}

const failed = (problem: string): PostAnswer => ({ status: null, problem });

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);
}
