import { setTimeout as pause } from 'node:timers/promises';
import { readMailsTo } from './outbox.ts';

export interface Answer {
  status: number;
  headers: Headers;
  /** The unparsed body. */
  text: string;
  /** The parsed body; an empty object if it is not JSON. */
  body: Record<string, unknown>;
}

export interface Person {
  email: string;
  token: string;
  /**
   * One request of the REST interface. Rejects if the connection fails or no response arrives
   * within 60 s.
   */
  call(
    method: string,
    path: string,
    options?: { body?: unknown; headers?: Record<string, string> },
  ): Promise<Answer>;
}

/** Signs in with the code from the mail, like any user. */
export async function signIn(origin: string, email: string): Promise<Person> {
  const code = await askForCode(origin, email);
  const { status, body } = await send(origin, 'POST', '/auth/v1/verify', {
    body: { type: 'email', email, token: code },
  });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  const token = String(body.access_token);
  return {
    email,
    token,
    call: (method, path, { body: content, headers = {} } = {}) =>
      send(origin, method, path, {
        body: content,
        headers: { authorization: `Bearer ${token}`, ...headers },
      }),
  };
}

/** Requests a code by mail and reads it from the outbox. */
export async function askForCode(origin: string, email: string): Promise<string> {
  const { status } = await send(origin, 'POST', '/auth/v1/otp', { body: { email } });
  if (status !== 200) throw new Error(`no code was sent: ${status}`);
  const [mail] = readMailsTo(origin, email);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error(`there is no code for ${email} in the outbox`);
  return code;
}

/** Sends one request; a `FormData` body is sent unchanged, all others as JSON. */
export async function send(
  origin: string,
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(origin + path, {
    method,
    headers: { ...(body !== undefined && !isForm && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : {} };
}

/** The `data` of a successful response; throws with the response otherwise. */
export function dataOf<T>({ status, text, body }: Answer): T {
  if (status < 200 || status > 299) throw new Error(`the answer was ${status}: ${text.slice(0, 300)}`);
  return body.data as T;
}

/** A workspace with a site of the sample world, ready to use; its domain's id. Where calls are limited, ask seldom. */
export async function addReadyDomain(person: Person, name: string, pauseMs = 100): Promise<string> {
  const { domains } = dataOf<{ domains: { id: string }[] }>(
    await person.call('POST', '/api/companies', { body: { name, domain_url: 'brewlane.example' } }),
  );
  return waitUntilReady(person, domains[0]?.id ?? '', pauseMs);
}

/** Like `addReadyDomain`, in a market without sample data, so that it accepts imports. */
export async function addImportDomain(person: Person, name: string): Promise<string> {
  const company = dataOf<{ id: string }>(await person.call('POST', '/api/companies', { body: { name } }));
  const body = { domain_url: 'brewlane.example', location_code: 2392 };
  const path = `/api/companies/${company.id}/domains`;
  return waitUntilReady(person, dataOf<{ id: string }>(await person.call('POST', path, { body })).id);
}

async function waitUntilReady(person: Person, id: string, pauseMs = 100): Promise<string> {
  for (;;) {
    const { state } = dataOf<{ state: string }>(await person.call('GET', `/api/seo/domains/${id}/status`));
    if (state === 'ready') return id;
    if (state === 'failed') throw new Error('the sample domain could not be set up');
    await pause(pauseMs);
  }
}
