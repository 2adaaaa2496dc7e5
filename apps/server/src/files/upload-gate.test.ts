import { expect, it } from 'vitest';
import { createUploadGate } from './upload-gate.ts';

const busy = { code: 'unavailable', details: { retryAfterSeconds: 2 } };

function defer<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

it('refuses bytes above the total limit until other uploads finish', async () => {
  const gate = createUploadGate({ bytes: 10, files: 5 });
  const rest = defer<string>();
  const store = async (file: string) => file;
  const first = gate({
    read: async (count) => {
      count(8);
      return rest.promise;
    },
    store,
  });
  const second = (bytes: number) =>
    gate({
      read: async (count) => {
        count(bytes);
        return 'second';
      },
      store,
    });
  expect(await second(2)).toBe('second');
  await expect(second(3)).rejects.toMatchObject(busy);
  rest.resolve('first');
  expect(await first).toBe('first');
  expect(await second(10)).toBe('second');
});

it('limits the files processed in parallel, however many are read', async () => {
  const gate = createUploadGate({ bytes: 10, files: 1 });
  const never = defer<string>();
  const read = async () => 'file';
  for (let readers = 0; readers < 3; readers += 1) {
    void gate({ read: () => never.promise, store: read });
  }
  const work = defer<string>();
  const worked = gate({ read, store: () => work.promise });
  await expect(gate({ read, store: read })).rejects.toMatchObject(busy);
  work.resolve('done');
  expect(await worked).toBe('done');
  await expect(gate({ read, store: () => Promise.reject(new Error('broken')) })).rejects.toThrow('broken');
  expect(await gate({ read, store: read })).toBe('file');
});
