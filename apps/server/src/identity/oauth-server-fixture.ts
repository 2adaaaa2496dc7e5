import { createHash, randomBytes } from 'node:crypto';
import type { RunningIdentity } from './identity-fixture.ts';

export const redirectUri = 'https://other.example/back?from=keydence';

export interface Reply {
  status: number;
  location: URL | null;
  body: Record<string, unknown>;
}

interface Sent {
  token?: string | undefined;
  json?: object;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

export async function send(running: RunningIdentity, target: string, sent: Sent = {}): Promise<Reply> {
  const [method = 'GET', path = ''] = target.split(' ');
  const { token, json, form, headers } = sent;
  const answer = await fetch(running.url + path, {
    method,
    redirect: 'manual',
    headers: {
      'x-supabase-api-version': '2024-01-01',
      ...(json && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(json && { body: JSON.stringify(json) }),
    ...(form && { body: new URLSearchParams(form) }),
  });
  const text = await answer.text();
  const location = answer.headers.get('location');
  return {
    status: answer.status,
    location: location === null ? null : new URL(location),
    body: text ? JSON.parse(text) : {},
  };
}

export interface RegisteredClient {
  client_id: string;
  client_secret?: string;
}

export async function register(running: RunningIdentity, change: object = {}): Promise<RegisteredClient> {
  const json = { client_name: 'Other', redirect_uris: [redirectUri], ...change };
  const token = await running.identity.signServiceToken(60);
  const { status, body } = await send(running, 'POST /admin/oauth/clients', { token, json });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body as unknown as RegisteredClient;
}

export const codeVerifier = randomBytes(32).toString('base64url');

export function requestOf(client: RegisteredClient, change: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email',
    state: 'a state',
    nonce: 'a nonce',
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  });
  return `GET /oauth/authorize?${query}`;
}

/** Starts an authorization and returns its id, as the consent page gets it. */
export async function begin(running: RunningIdentity, request: string): Promise<string> {
  const { location } = await send(running, request);
  const id = location?.searchParams.get('authorization_id');
  if (!id) throw new Error(`The request was refused: ${location}`);
  return id;
}

/** Redirect address after the user's consent. */
export async function agree(running: RunningIdentity, token: string, request: string): Promise<URL> {
  const path = `/oauth/authorizations/${await begin(running, request)}`;
  const opened = await send(running, `GET ${path}`, { token });
  const agreed = opened.body.redirect_url
    ? opened
    : await send(running, `POST ${path}/consent`, { token, json: { action: 'approve' } });
  return new URL(String(agreed.body.redirect_url));
}

export function trade(
  running: RunningIdentity,
  client: RegisteredClient,
  fields: Record<string, string>,
): Promise<Reply> {
  const { client_id, client_secret } = client;
  const basic = Buffer.from(`${client_id}:${client_secret}`).toString('base64');
  return send(running, 'POST /oauth/token', {
    form: client_secret ? fields : { client_id, ...fields },
    headers: client_secret ? { authorization: `Basic ${basic}` } : {},
  });
}

/** Form fields that exchange the code in `back`. */
export function codeFields(back: URL, change: Record<string, string> = {}): Record<string, string> {
  return {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
    ...change,
  };
}
