import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
});
afterAll(() => edge.close());

const json = { 'content-type': 'application/json' };

describe('a caller', () => {
  it.each([
    [undefined, 'not_authenticated', 'Not authenticated'],
    ['Bearer ended', 'session_expired', 'Session expired. Please sign in again.'],
    ['Bearer forged', 'invalid_token', 'Authentication error. Please try again.'],
  ])('with authorization %s is refused', async (authorization, code, message) => {
    const { status, body } = await edge.request('/api/users/profile', {
      headers: authorization ? { authorization } : {},
    });
    expect(status).toBe(401);
    expect(body).toEqual({ success: false, message, code });
  });

  it.each([
    ['PUT', '/api/users/profile'],
    ['GET', '/api/seo/keywords?limit=1000'],
    ['POST', '/api/companies'],
  ])('without a token learns nothing from %s %s', async (method, path) => {
    const { status, body } = await edge.request(path, { method });
    expect(status).toBe(401);
    expect(body.code).toBe('not_authenticated');
  });
});

describe('every response', () => {
  it('carries a request id, its own or the one given', async () => {
    const { headers } = await edge.request('/api/test');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const given = await edge.request('/api/test', { headers: { 'x-request-id': 'order-4711.b' } });
    expect(given.headers.get('x-request-id')).toBe('order-4711.b');
    const odd = await edge.request('/api/test', { headers: { 'x-request-id': 'a b"c' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is neither stored nor sniffed nor framed', async () => {
    const { headers } = await ada.call('GET', '/api/test');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

describe('a path', () => {
  it('that is unknown is 404', async () => {
    const { status, body } = await ada.call('GET', '/api/nothing/here');
    expect(status).toBe(404);
    expect(body).toEqual({ success: false, message: 'Not found', code: 'not_found' });
  });

  it.each([
    ['DELETE', '/api/users/profile', 'GET, HEAD, PUT, OPTIONS'],
    ['PUT', '/api/companies', 'GET, HEAD, POST, OPTIONS'],
    ['POST', '/api/companies/some-id', 'GET, HEAD, PATCH, DELETE, OPTIONS'],
    ['GET', '/api/seo/domains/validate', 'POST, OPTIONS'],
    ['POST', '/api/openapi.json', 'GET, HEAD, OPTIONS'],
  ])('does not take %s %s', async (method, path, allow) => {
    const { status, headers, body } = await ada.call(method, path);
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe(allow);
    expect(body).toEqual({ success: false, message: 'Method not allowed', code: 'method_not_allowed' });
  });
});

describe('OPTIONS and HEAD', () => {
  it('name the methods of a path, and answer as GET does without its body', async () => {
    const options = await edge.request('/api/companies', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
    const unknown = await edge.request('/api/nothing', { method: 'OPTIONS' });
    expect(unknown.status).toBe(404);
    const get = await ada.call('GET', '/api/locations');
    const head = await ada.call('HEAD', '/api/locations');
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
    const stranger = await edge.request('/api/locations', { method: 'HEAD' });
    expect(stranger.status).toBe(401);
  });
});

describe('a client that accepts problem details', () => {
  it('gets the fields of RFC 9457 beside those of every failure', async () => {
    const headers = { accept: 'application/problem+json', 'x-request-id': 'order-4711' };
    const { headers: given, body } = await edge.request('/api/test', { headers });
    expect(given.get('content-type')).toBe('application/problem+json');
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      detail: 'Not authenticated',
      success: false,
      message: 'Not authenticated',
      code: 'not_authenticated',
    });
  });
});

describe('a body', () => {
  const put = (init: RequestInit) =>
    edge.request('/api/users/profile', {
      method: 'PUT',
      ...init,
      headers: { authorization: `Bearer ${ada.userId}`, ...init.headers },
    });

  it.each([undefined, 'text/plain', 'application/x-www-form-urlencoded'])(
    'of type %s is 415',
    async (contentType) => {
      const { status, body } = await put({
        body: new TextEncoder().encode('{"full_name":"Ada"}'),
        headers: contentType ? { 'content-type': contentType } : {},
      });
      expect(status).toBe(415);
      expect(body.code).toBe('unsupported_media_type');
    },
  );

  it.each(['', '{', '[]', '"text"', 'null'])('that reads %j is 400', async (body) => {
    const answer = await put({ body, headers: json });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('validation_failed');
  });

  it.each([
    ['[', ']'],
    ['{"a":', '}'],
  ])('that nests %s a hundred thousand times is 400', async (open, close) => {
    const nested = `${open.repeat(100_000)}1${close.repeat(100_000)}`;
    const answer = await put({ body: `{"full_name":${nested}}`, headers: json });
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  });

  it('over 1 MB is 413', async () => {
    const body = JSON.stringify({ full_name: 'a'.repeat(1024 * 1024) });
    const answer = await put({ body, headers: { ...json, 'content-length': String(body.length) } });
    expect(answer.status).toBe(413);
    expect(answer.body.code).toBe('payload_too_large');
  });

  it('with a charset is read', async () => {
    const answer = await put({
      body: '{"full_name":"Ada"}',
      headers: { 'content-type': 'Application/JSON; charset=utf-8' },
    });
    expect(answer.status).toBe(200);
  });

  it('with a NUL is 400 and changes nothing', async () => {
    const answer = await put({ body: '{"full_name":"a\\u0000b"}', headers: json });
    expect(answer.status).toBe(400);
    const profile = await ada.call('GET', '/api/users/profile');
    expect(profile.body.profile).toMatchObject({ full_name: 'Ada' });
  });
});

describe('an unexpected failure', () => {
  it('says nothing about itself, and the log has the request id', async () => {
    const secret = 'relation "users" does not exist';
    const broken = await startEdge({
      now: () => {
        throw new Error(secret);
      },
      sampleDomains: new Proxy([], {
        get() {
          throw new Error(secret);
        },
      }),
    });
    const person = await broken.signUp();
    const { status, body, headers } = await person.call('GET', '/api/seo/sample-domains');
    expect(status).toBe(500);
    expect(body).toEqual({
      success: false,
      message: 'Something went wrong. Please try again.',
      code: 'internal',
    });
    expect(broken.loggedErrors).toMatchObject([{ requestId: headers.get('x-request-id') }]);
    await broken.close();
  });
});
