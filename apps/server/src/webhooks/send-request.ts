import https from 'node:https';

export interface WebhookRequest {
  url: URL;
  /** The checked IP address; the name is not resolved again. */
  address: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

/** The status of the response; null without one. */
export type SendRequest = (request: WebhookRequest) => Promise<number | null>;

const maxHeaderBytes = 16_384;

/** One POST to the address: no redirects, cookies, proxies or kept connections. */
export const sendRequest: SendRequest = ({ url, address, headers, body, signal }) =>
  settle(
    https.request({
      ...requestOptions({ url, headers, body, signal }),
      host: address,
      port: url.port || 443,
      servername: url.hostname,
    }),
    body,
  );

export function requestOptions({ url, headers, body, signal }: Omit<WebhookRequest, 'address'>) {
  return {
    method: 'POST',
    path: url.pathname + url.search,
    headers: {
      ...headers,
      host: url.host,
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Keydence alerts',
      connection: 'close',
    },
    agent: false as const,
    maxHeaderSize: maxHeaderBytes,
    signal,
  };
}

/** Sends the body and resolves with the first status line; the remainder is not read. */
export function settle(outgoing: ReturnType<typeof https.request>, body: string): Promise<number | null> {
  return new Promise((resolve) => {
    outgoing.once('response', (response) => {
      resolve(response.statusCode ?? null);
      response.destroy();
    });
    // Also handles errors after the response, as when the server keeps sending.
    outgoing.on('error', () => resolve(null));
    outgoing.end(body);
  });
}
