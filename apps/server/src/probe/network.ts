import { Resolver } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';

export interface Dial {
  /** The checked IP address; the name is not resolved again. */
  address: string;
  domainName: string;
  scheme: 'https' | 'http';
  signal: AbortSignal;
}

export interface ProbeNetwork {
  resolve(domainName: string, signal: AbortSignal): Promise<string[]>;
  /** True if a HEAD request got a status line. */
  dial(dial: Dial): Promise<boolean>;
}

const maxHeaderBytes = 16_384;

/**
 * Queries DNS directly: the hosts file is not read, and the absolute name skips the search list.
 */
async function resolve(domainName: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const answers = await Promise.allSettled([
      resolver.resolve4(`${domainName}.`),
      resolver.resolve6(`${domainName}.`),
    ]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** One HEAD request to the address: no redirects, cookies, proxies or kept connections. */
function dial({ address, domainName, scheme, signal }: Dial): Promise<boolean> {
  const { request } = scheme === 'https' ? https : http;
  return new Promise((settle) => {
    const outgoing = request({
      method: 'HEAD',
      host: address,
      port: scheme === 'https' ? 443 : 80,
      path: '/',
      servername: domainName,
      headers: { host: domainName, 'user-agent': 'Keydence domain check', connection: 'close' },
      agent: false,
      maxHeaderSize: maxHeaderBytes,
      signal,
    });
    outgoing.once('response', (response) => {
      response.destroy();
      settle(true);
    });
    outgoing.once('error', () => settle(false));
    outgoing.end();
  });
}

export const publicNetwork: ProbeNetwork = { resolve, dial };
