import { AppError } from '@keydence/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeS3, startFakeS3 } from '../../testing/fake-s3.ts';
import { createS3FileStore } from './s3-file-store.ts';
import { storageUrl } from './storage-url.ts';

let s3: FakeS3;
beforeAll(async () => {
  s3 = await startFakeS3();
});
afterAll(() => s3.close());
beforeEach(() => {
  s3.objects.clear();
  s3.failNext(0);
});

const content = Uint8Array.from([1, 2, 3]);
const open = (url = s3.storageUrl) => createS3FileStore(storageUrl.parse(url));

async function failureOf(call: Promise<unknown>): Promise<AppError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof AppError) return error;
  throw new Error(`no expected failure: ${error}`);
}

describe('a bucket as the file store', () => {
  it('returns a file stored under the prefix, and nothing after its deletion', async () => {
    const files = open();
    expect(await files.get('a.webp')).toBeNull();
    await files.put('a.webp', content);
    expect([...s3.objects]).toEqual([
      ['/bucket/pictures/a.webp', { content: Buffer.from(content), contentType: 'image/webp' }],
    ]);
    expect(await files.get('a.webp')).toEqual(content);
    await files.delete('a.webp');
    await files.delete('a.webp');
    expect(await files.get('a.webp')).toBeNull();
  });

  it('lists all files under the prefix, page by page, and no others', async () => {
    const files = open();
    expect(await files.list()).toEqual([]);
    const names = ['a.webp', 'b.webp', 'c.webp', 'd.webp', 'e.webp'];
    for (const name of names) await files.put(name, content);
    const object = { content: Buffer.from(content), contentType: undefined };
    for (const other of ['/bucket/other.webp', '/bucket/pictures/', '/bucket/pictures/deep/x.webp'])
      s3.objects.set(other, object);
    expect(await files.list()).toEqual(names);
    await expect(open(s3.storageUrl.replace('secret', 'wrong')).list()).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('retries if the store is busy', async () => {
    s3.failNext(2);
    await open().put('a.webp', content);
    expect(s3.objects.size).toBe(1);
  });

  it('is unavailable if the store stays busy', async () => {
    s3.failNext(10);
    const failure = await failureOf(open().put('a.webp', content));
    expect(failure).toMatchObject({
      code: 'unavailable',
      message: 'Files cannot be stored or read just now. Please try again later.',
      details: { retryAfterSeconds: 10 },
    });
    expect(String(failure.cause)).toContain('answered PUT with 503: SlowDown');
  });

  it('is unavailable if the store refuses, without a secret in the error', async () => {
    const files = open(s3.storageUrl.replace('secret', 'wrong'));
    const calls = [
      () => files.put('a.webp', content),
      () => files.get('a.webp'),
      () => files.delete('a.webp'),
    ];
    for (const call of calls) {
      const failure = await failureOf(call());
      expect(failure.code).toBe('unavailable');
      expect(String(failure.cause)).toContain('403: <Code>SignatureDoesNotMatch</Code>');
      expect(String(failure.cause)).not.toContain('wrong');
    }
  });

  it('is unavailable if the store does not respond', async () => {
    const gone = await startFakeS3();
    await gone.close();
    expect((await failureOf(open(gone.storageUrl).get('a.webp'))).code).toBe('unavailable');
  });
});
