import { WebSocket } from 'ws';

/** The largest message that a browser may send, bytes. */
const mostBytes = 32 * 1024 * 1024;
const connectMs = 5_000;

type Params = Record<string, unknown>;

export interface CdpEvent {
  method: string;
  params: Params;
  sessionId: string | undefined;
}

export interface CdpClient {
  /** Rejects if the browser reports an error, or if the connection ends. */
  send(method: string, params?: Params, sessionId?: string): Promise<Params>;
  onEvent(listener: (event: CdpEvent) => void): void;
  /** Settles when the connection has ended. */
  closed: Promise<void>;
  close(): void;
}

/**
 * Connects to a browser by the Chrome DevTools Protocol.
 * @param endpoint a WebSocket address, or the http address of a browser with remote debugging
 * @throws Error without the address, which may contain a token.
 */
export async function connectCdp(endpoint: string, signal: AbortSignal): Promise<CdpClient> {
  const socket = new WebSocket(await findSocket(endpoint, signal), {
    handshakeTimeout: connectMs,
    maxPayload: mostBytes,
    perMessageDeflate: false,
  });
  const waiting = new Map<number, { settle: (result: Params) => void; fail: (error: Error) => void }>();
  const listeners: ((event: CdpEvent) => void)[] = [];
  let last = 0;
  const stop = () => socket.terminate();
  signal.addEventListener('abort', stop, { once: true });
  const closed = new Promise<void>((settle) => socket.once('close', settle)).then(() => {
    signal.removeEventListener('abort', stop);
    for (const { fail } of waiting.values()) fail(new Error('The browser closed the connection.'));
    waiting.clear();
  });
  socket.on('message', (data) => {
    const message = parse(String(data));
    if (message === null) return stop();
    const { id, method, params, result, error, sessionId } = message;
    if (typeof method === 'string') {
      const session = typeof sessionId === 'string' ? sessionId : undefined;
      for (const listener of listeners) listener({ method, params: asParams(params), sessionId: session });
    }
    const asked = typeof id === 'number' ? waiting.get(id) : undefined;
    if (typeof id !== 'number' || !asked) return;
    waiting.delete(id);
    if (error === undefined) asked.settle(asParams(result));
    else asked.fail(new Error(`The browser refused a command: ${String(asParams(error).message)}`));
  });
  await new Promise<void>((settle, fail) => {
    socket.once('open', settle);
    // Also what happens later: the connection then closes.
    socket.on('error', () => fail(new Error('The browser could not be reached.')));
    socket.once('close', () => fail(new Error('The browser could not be reached.')));
  });
  return {
    send(method, params = {}, sessionId) {
      last += 1;
      const id = last;
      return new Promise((settle, fail) => {
        if (socket.readyState !== WebSocket.OPEN)
          return fail(new Error('The browser closed the connection.'));
        waiting.set(id, { settle, fail });
        socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
      });
    },
    onEvent: (listener) => void listeners.push(listener),
    closed,
    close: stop,
  };
}

/** The WebSocket of the browser, at the host of the endpoint: a browser in a container names its own. */
async function findSocket(endpoint: string, signal: AbortSignal): Promise<string> {
  const url = new URL(endpoint);
  if (url.protocol.startsWith('ws')) return endpoint;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(connectMs)]);
  const version = await fetch(new URL(`/json/version${url.search}`, url), {
    redirect: 'error',
    signal: limit,
  })
    .then(async (response) => asParams(await response.json()))
    .catch(() => ({}) as Params);
  const named = version.webSocketDebuggerUrl;
  if (typeof named !== 'string' || !URL.canParse(named)) throw new Error('The browser could not be reached.');
  const socket = new URL(named);
  const scheme = url.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${url.host}${socket.pathname}${socket.search || url.search}`;
}

function parse(text: string): Params | null {
  try {
    return asParams(JSON.parse(text));
  } catch {
    return null;
  }
}

export function asParams(value: unknown): Params {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
