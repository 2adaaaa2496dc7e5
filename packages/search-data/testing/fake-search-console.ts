import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { answerQuery, isRefused, type SearchConsoleWorld } from './search-analytics.ts';

export type { SearchConsoleWorld } from './search-analytics.ts';

/** Fault of Google in place of a response. */
export type SearchConsoleFault =
  | { kind: 'http'; status: number; headers?: Record<string, string>; body?: unknown }
  | { kind: 'hang' | 'reset' | 'html' | 'truncated' | 'wrong_types' | 'empty' };

export interface SearchConsoleCall {
  /** `authorize`, `token`, `revoke`, `sites` or `query`. */
  name: string;
  /** The form, the query or the JSON of the request. */
  input: Record<string, unknown>;
  authorization: string;
}

export interface FakeSearchConsole {
  /** For the client's three addresses. */
  authorizeUrl: string;
  oauthUrl: string;
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  world: SearchConsoleWorld;
  calls: SearchConsoleCall[];
  /** The fault of a call; undefined: it answers. */
  script: (call: SearchConsoleCall) => SearchConsoleFault | undefined;
  /** The permissions that the owner ticks; all that are asked for, unless it is set. */
  grantedScope: string | null;
  /** Tokens that open the account. */
  refreshTokens: Set<string>;
  accessTokens: Set<string>;
  /** Agrees as the owner does on Google's page: the address of the return. */
  agree(authorizeUrl: string): URL;
  close(): Promise<void>;
}

interface Consent {
  challenge: string;
  redirectUri: string;
  scope: string;
}

const hourSeconds = 3_600;

/** Google's OAuth and Search Console API on a loopback port, with codes that work once and faults on demand. */
export async function startFakeSearchConsole(
  world: SearchConsoleWorld,
  port = 0,
): Promise<FakeSearchConsole> {
  const sockets = new Set<Socket>();
  const consents = new Map<string, Consent>();
  let issued = 0;
  const server = createServer((request, response) => void answer(request, response));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const agree = (asked: URLSearchParams): URL => {
    issued += 1;
    const code = `code-${issued}`;
    const redirectUri = asked.get('redirect_uri') ?? '';
    consents.set(code, {
      redirectUri,
      challenge: asked.get('code_challenge') ?? '',
      scope: fake.grantedScope ?? asked.get('scope') ?? '',
    });
    const target = new URL(redirectUri);
    target.searchParams.set('state', asked.get('state') ?? '');
    target.searchParams.set('code', code);
    return target;
  };

  const fake: FakeSearchConsole = {
    authorizeUrl: `${origin}/authorize`,
    oauthUrl: origin,
    apiUrl: origin,
    clientId: 'client',
    clientSecret: 'client-secret',
    world,
    calls: [],
    script: () => undefined,
    grantedScope: null,
    refreshTokens: new Set(),
    accessTokens: new Set(),
    agree: (url) => agree(new URL(url).searchParams),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  const trade = (form: Record<string, unknown>): Reply => {
    if (form.client_id !== fake.clientId || form.client_secret !== fake.clientSecret) {
      return { status: 401, body: { error: 'invalid_client' } };
    }
    const token = `access-${fake.calls.length}`;
    const lasting = { access_token: token, token_type: 'Bearer', expires_in: hourSeconds };
    if (form.grant_type === 'refresh_token') {
      if (!fake.refreshTokens.has(String(form.refresh_token))) return refused('invalid_grant');
      fake.accessTokens.add(token);
      return { status: 200, body: lasting };
    }
    const consent = consents.get(String(form.code));
    consents.delete(String(form.code));
    const shown = createHash('sha256').update(String(form.code_verifier)).digest('base64url');
    if (!consent || consent.challenge !== shown || consent.redirectUri !== form.redirect_uri) {
      return refused('invalid_grant');
    }
    const refreshToken = `refresh-${fake.calls.length}`;
    fake.refreshTokens.add(refreshToken);
    fake.accessTokens.add(token);
    return { status: 200, body: { ...lasting, refresh_token: refreshToken, scope: consent.scope } };
  };

  const read = ({ name, input, authorization }: SearchConsoleCall, path: string): Reply => {
    if (!fake.accessTokens.has(authorization.replace('Bearer ', ''))) return apiRefusal(401, 'authError');
    if (name === 'sites') return { status: 200, body: { siteEntry: fake.world.sites } };
    const property = decodeURIComponent(path.split('/')[4] ?? '');
    const isKnown = fake.world.sites.some(({ siteUrl }) => siteUrl === property);
    if (!isKnown) return apiRefusal(403, 'forbidden');
    if (isRefused(input)) return apiRefusal(400, 'badRequest');
    return { status: 200, body: answerQuery(fake.world, input) };
  };

  const reply = (call: SearchConsoleCall, path: string): Reply => {
    if (call.name === 'token') return trade(call.input);
    if (call.name !== 'revoke') return read(call, path);
    const isKnown = fake.refreshTokens.delete(String(call.input.token));
    return isKnown ? { status: 200, body: {} } : refused('invalid_token');
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', origin);
    const name = nameCall(url.pathname);
    const input = await readInput(request, url);
    const call = { name, input, authorization: request.headers.authorization ?? '' };
    fake.calls.push(call);
    if (name === 'authorize') {
      sendPage(response, agree(url.searchParams));
      return;
    }
    send(response, fake.script(call), reply(call, url.pathname));
  };
  return fake;
}

interface Reply {
  status: number;
  body: unknown;
}

const refused = (error: string): Reply => ({ status: 400, body: { error } });
const apiRefusal = (code: number, reason: string): Reply => ({
  status: code,
  body: { error: { code, message: 'Scripted.', errors: [{ reason, domain: 'global' }] } },
});

function nameCall(path: string): string {
  if (path.endsWith('/searchAnalytics/query')) return 'query';
  return path.split('/').at(-1) ?? '';
}

async function readInput(request: IncomingMessage, url: URL): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of request) text += part;
  if (text === '') return Object.fromEntries(url.searchParams);
  const isJson = request.headers['content-type']?.includes('json');
  return isJson ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
}

function sendPage(response: ServerResponse, target: URL): void {
  const declined = new URL(target);
  declined.searchParams.delete('code');
  declined.searchParams.set('error', 'access_denied');
  const link = (url: URL, text: string) =>
    `<p><a href="${url.href.replaceAll('&', '&amp;')}">${text}</a></p>`;
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><html lang="en"><title>Fake Google</title><h1>Fake Google</h1>
${link(target, 'Allow')}${link(declined, 'Deny')}</html>`);
}

function send(
  response: ServerResponse,
  fault: SearchConsoleFault | undefined,
  { status, body }: Reply,
): void {
  const json = JSON.stringify(body);
  const open = { 'content-type': 'application/json' };
  switch (fault?.kind) {
    case 'hang':
      break;
    case 'reset':
      response.writeHead(200, open).write(json.slice(0, 5), () => response.socket?.resetAndDestroy());
      break;
    case 'http':
      response.writeHead(fault.status, { ...open, ...fault.headers }).end(JSON.stringify(fault.body ?? {}));
      break;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sorry</title>');
      break;
    case 'truncated':
      response.writeHead(200, open).end(json.slice(0, -3));
      break;
    case 'wrong_types':
      response.writeHead(200, open).end(JSON.stringify({ rows: 'many', siteEntry: 7, access_token: 7 }));
      break;
    case 'empty':
      response.writeHead(200, open).end();
      break;
    default:
      response.writeHead(status, open).end(json);
  }
}
