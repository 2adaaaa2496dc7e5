import { serve } from '@hono/node-server';
import type { FileStore } from '@keydence/api';
import { AppError } from '@keydence/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
import { createMemoryFileStore } from '../../testing/memory-file-store.ts';
import { formContentType, multipartForm } from '../../testing/multipart-form.ts';
import { type Answer, type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

const mb5 = 5 * 1024 * 1024;
const typeText = 'Please select a valid image file (JPEG, PNG, GIF, or WebP).';
const memory = createMemoryFileStore();
let noRoom = false;
const files: FileStore = {
  ...memory,
  put: async (name, content) => {
    if (noRoom) throw new AppError('unavailable', 'There is no room.', { retryAfterSeconds: 10 });
    return memory.put(name, content);
  },
};
const taken: string[] = [];

let edge: TestEdge;
let ada: Person;
let bob: Person;
let companyId: string;
let picture: Buffer;

beforeAll(async () => {
  const rateLimiter = { take: async (action: string, who: string) => void taken.push(`${action} ${who}`) };
  edge = await startEdge({ files, rateLimiter });
  picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#F4A83A' } })
    .png()
    .toBuffer();
});
afterAll(() => edge.close());
beforeEach(async () => {
  memory.stored.clear();
  taken.length = 0;
  noRoom = false;
  ada = await edge.signUp();
  bob = await edge.signUp();
  const { body } = await ada.call('POST', '/api/companies', { name: 'Acme' });
  companyId = (body.data as { id: string }).id;
});

interface Upload {
  person?: Person;
  field?: string;
  content?: Uint8Array;
  fileName?: string;
  type?: string;
}

/** Streamed, without a length. */
function upload(path: string, { person = ada, field, content = picture, ...named }: Upload = {}) {
  const form = multipartForm({
    field: field ?? (path.endsWith('avatar') ? 'avatar' : 'image'),
    content,
    ...named,
  });
  return post(path, { person, body: ReadableStream.from(form) });
}

function post(
  path: string,
  {
    person,
    body,
    type = formContentType,
  }: { person: Person; body: NonNullable<RequestInit['body']>; type?: string | null },
): Promise<Answer> {
  return edge.request(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.userId}`, ...(type && { 'content-type': type }) },
    body,
    duplex: 'half',
  } as RequestInit);
}

const avatarPath = '/api/users/profile/avatar';
const pathOf = (name: string) => (name === 'avatar' ? avatarPath : `/api/companies/${companyId}/icon`);
const shown = async (path: string) => (await ada.call('GET', path)).body;

it('POST /api/users/profile/avatar answers with the address, and the profile has it', async () => {
  const { status, body } = await upload(avatarPath);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    profile_picture_url: expect.stringMatching(/^\/files\/[\w-]{32}\.webp$/),
  });
  expect(await shown('/api/users/profile')).toMatchObject({
    profile: { profile_picture_url: body.profile_picture_url },
  });
  expect(taken).toEqual([`upload_minute ${ada.userId}`]);
});

it('POST /api/companies/{id}/icon answers with the address, and the company has it', async () => {
  const { status, body } = await upload(pathOf('icon'));
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, url: expect.stringMatching(/^\/files\/[\w-]{32}\.webp$/) });
  expect(await shown(`/api/companies/${companyId}`)).toMatchObject({ data: { icon_url: body.url } });
});

it('slow bodies do not block other uploads', async () => {
  const stalled = Array.from({ length: 9 }, () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const answer = post(avatarPath, { person: bob, body: readable });
    return { writer, answer };
  });
  const begun = new TextEncoder().encode('--');
  for (const { writer } of stalled) await writer.write(begun);
  expect((await upload(avatarPath)).status).toBe(200);
  for (const { writer, answer } of stalled) {
    await writer.close();
    expect((await answer).status).toBe(400);
  }
});

it('a browser form with its Content-Length is taken too', async () => {
  const body = new FormData();
  body.append('note', 'a field that is not asked for');
  body.append('avatar', new Blob([Uint8Array.from(picture)], { type: 'image/png' }), 'ich & du.png');
  expect((await post(avatarPath, { person: ada, body, type: null })).status).toBe(200);
});

it('a stored picture is served so that it can do nothing', async () => {
  const { body } = await upload(avatarPath, { fileName: '../../x.html', type: 'text/html' });
  const response = await edge.app.request(String(body.profile_picture_url));
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
  });
  const served = await sharp(await response.arrayBuffer()).metadata();
  expect(served).toMatchObject({ format: 'webp', width: 80, height: 60 });
});

it.each(['x.webp', `${'a'.repeat(32)}.webp`, `${'a'.repeat(32)}.html`, '..%2f..%2fpackage.json', ''])(
  'there is nothing at /files/%s',
  async (name) => {
    expect((await edge.request(`/files/${name}`)).status).toBe(404);
  },
);

describe.each(['avatar', 'icon'])('the %s', (name) => {
  it('replaces the one before, whose file goes', async () => {
    await upload(pathOf(name));
    const [first] = memory.stored.keys();
    await upload(pathOf(name));
    expect(memory.stored.size).toBe(1);
    expect(memory.stored.has(String(first))).toBe(false);
  });

  it('stores one file of many parallel uploads', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(pathOf(name))));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(memory.stored.size).toBe(1);
  });

  it('keeps the old one when there is no room for the new one', async () => {
    await upload(pathOf(name));
    const before = [...memory.stored.keys()];
    noRoom = true;
    const { status, body, headers } = await upload(pathOf(name));
    expect([status, body]).toEqual([
      503,
      { success: false, message: 'There is no room.', code: 'unavailable' },
    ]);
    expect(headers.get('retry-after')).toBe('10');
    expect([...memory.stored.keys()]).toEqual(before);
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['an SVG called PNG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png'],
    ['a text called PNG', 'hello', 'image/png'],
    ['a page behind the start of a GIF', 'GIF89a<script>alert(1)</script>', 'image/gif'],
    ['an empty file', '', 'image/png'],
  ])('refuses %s with 415', async (_case, text, type) => {
    const { status, body } = await upload(pathOf(name), { content: Buffer.from(text), type });
    expect([status, body]).toEqual([
      415,
      { success: false, message: typeText, code: 'unsupported_media_type' },
    ]);
    expect(memory.stored.size).toBe(0);
  });

  it('refuses half a picture with 415', async () => {
    const { status } = await upload(pathOf(name), { content: picture.subarray(0, picture.length / 2) });
    expect(status).toBe(415);
  });

  it.each([
    ['at 5 MB by its type alone', mb5, 415],
    ['over 5 MB', mb5 + 1, 413],
    ['far over 5 MB', 12 * mb5, 413],
  ])('measures a file %s while it comes in', async (_case, size, expected) => {
    const { status, body } = await upload(pathOf(name), { content: new Uint8Array(size) });
    expect(status).toBe(expected);
    if (expected === 413) {
      expect(body).toEqual({
        success: false,
        message: 'File size must be less than 5MB.',
        code: 'payload_too_large',
      });
    }
  });

  it.each(['wrong', 'name"x', ''])('needs its own field, not "%s"', async (field) => {
    const own = name === 'avatar' ? 'avatar' : 'image';
    const { status, body } = await upload(pathOf(name), { field });
    const message = `The upload has no whole file in its field ${own}. Please choose a file and try again.`;
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(body).toMatchObject({ message, errors: [{ path: own, message }] });
  });

  it('needs a file in its field, not a text', async () => {
    const body = new FormData();
    body.append(name === 'avatar' ? 'avatar' : 'image', 'a text');
    expect((await post(pathOf(name), { person: ada, body, type: null })).status).toBe(400);
  });

  it.each([
    ['JSON', 'application/json', '{}', 415],
    ['a bare picture', 'image/png', 'x', 415],
    ['a form without a boundary', 'multipart/form-data', 'x', 400],
    ['a form that is none', formContentType, 'hello', 400],
    ['a form that is cut', formContentType, '--keydence\r\nContent-Disposition: form-data; name="', 400],
    ['no body', formContentType, '', 400],
    ['endless headers', formContentType, `--keydence\r\nX: ${'a'.repeat(100_000)}`, 400],
  ])('refuses %s', async (_case, type, body, expected) => {
    const answer = await post(pathOf(name), { person: ada, body, type });
    expect(answer.status).toBe(expected);
    expect(answer.body).toMatchObject({ success: false, message: expect.any(String) });
  });

  it('requires sign-in', async () => {
    const { status, body } = await edge.request(pathOf(name), { method: 'POST' });
    expect([status, body.message]).toEqual([401, 'Not authenticated']);
  });

  it('knows no other method', async () => {
    const { status, headers } = await ada.call('PUT', pathOf(name), {});
    expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});

it('hides the companies of others like unknown ones, without reading the file', async () => {
  const ids = [companyId, unknownId, ...malformedIds];
  const answers = await Promise.all(ids.map((id) => upload(`/api/companies/${id}/icon`, { person: bob })));
  expectIndistinguishable(answers);
  expect([memory.stored.size, taken]).toEqual([0, []]);
});

it('over a real connection, an endless file is answered before it ends', async () => {
  const server = serve({ fetch: edge.app.fetch, hostname: '127.0.0.1', port: 0 });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  let sent = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      controller.enqueue(sent === 0 ? Buffer.from(head) : new Uint8Array(64 * 1024));
      sent += 64 * 1024;
    },
  });
  const head = '--keydence\r\nContent-Disposition: form-data; name="avatar"; filename="a"\r\n\r\n';
  const response = await fetch(`http://127.0.0.1:${address.port}${avatarPath}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.userId}`, 'content-type': formContentType },
    body: endless,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(413);
  await new Promise((resolve) => server.close(resolve));
});
