import { setTimeout as pause } from 'node:timers/promises';
import type { PostAnswer, WebhookPoster } from '@keydence/api';
import { webhookUrl } from '@keydence/domain';
import { publicNetwork } from '../probe/network.ts';
import { isPublicAddress } from '../probe/public-address.ts';
import { type SendRequest, sendRequest } from './send-request.ts';

/** Milliseconds from name look-up to response status. */
const timeoutMs = 15_000;
/** Milliseconds for the look-up, and for every response about a name that is not dialed. */
const lookupMs = 5_000;
const maxAddresses = 4;

export interface WebhookPosterOptions {
  resolve?: (domainName: string, signal: AbortSignal) => Promise<string[]>;
  send?: SendRequest;
  timeoutMs?: number;
  lookupMs?: number;
}

const problems = {
  address: 'The address is not one that messages can be sent to.',
  unreachable: 'The server could not be reached.',
  late: 'No answer came in time.',
};

/**
 * Posts to public servers only: every address of the name must be public, and the request goes to a
 * checked address, never to the name again. Redirects are not followed, and only the response
 * status is read. Unknown and internal names get the same response after the same time, so names
 * cannot be probed.
 */
export function createWebhookPoster(options: WebhookPosterOptions = {}): WebhookPoster {
  const { resolve = publicNetwork.resolve, send = sendRequest } = options;

  /** Addresses to dial; empty if one of them is not public. */
  async function findAddresses(name: string): Promise<string[]> {
    const limit = options.lookupMs ?? lookupMs;
    const isOver = pause(limit, []);
    const signal = AbortSignal.timeout(limit);
    const addresses = await Promise.race([resolve(name, signal).catch(() => []), isOver]);
    const isDialled = addresses.length > 0 && addresses.every(isPublicAddress);
    return isDialled ? addresses.slice(0, maxAddresses) : isOver;
  }

  return {
    async post(message) {
      const parsed = webhookUrl.safeParse(message.url);
      if (!parsed.success) return failed(problems.address);
      const url = new URL(parsed.data);
      const signal = AbortSignal.timeout(options.timeoutMs ?? timeoutMs);
      for (const address of await findAddresses(url.hostname)) {
        const status = await send({ ...message, url, address, signal });
        if (status !== null) return { status, problem: null };
        if (signal.aborted) return failed(problems.late);
      }
      return failed(problems.unreachable);
    },
  };
}

const failed = (problem: string): PostAnswer => ({ status: null, problem });
