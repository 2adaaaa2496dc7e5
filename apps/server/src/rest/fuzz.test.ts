import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FuzzedOperation, type FuzzedRequest, requestsTo } from '../../testing/fuzz/fuzz-requests.ts';
import { fuzzSettings } from '../../testing/fuzz/fuzz-settings.ts';
import { type FuzzWorld, startFuzzWorld } from '../../testing/fuzz/fuzz-world.ts';
import { documentFile } from '../paths.ts';

interface Operation extends FuzzedOperation {
  responses: Record<string, unknown>;
}

const { paths } = JSON.parse(readFileSync(documentFile, 'utf8')) as {
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
};
/** Operations that restart a setup or delete come last, because later ones need the data. */
const order = ['get', 'patch', 'post', 'put', 'delete'];
const operations = Object.entries(paths)
  .flatMap(([path, item]) =>
    Object.entries(item).map(([method, rest]): Operation => ({ ...rest, method, path })),
  )
  .sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method));

let world: FuzzWorld;
const seen: Record<string, number> = {};

beforeAll(async () => {
  world = await startFuzzWorld();
}, 60_000);
afterAll(async () => {
  await world.close();
  console.log(`seed ${fuzzSettings.seed}, ${fuzzSettings.runs} inputs an operation: ${JSON.stringify(seen)}`);
});

/** Refusals are allowed, crashes are not, and responses match the document. */
async function check(operation: Operation, { path, headers, body }: FuzzedRequest): Promise<void> {
  const { edge, person } = world;
  const logged = edge.loggedErrors.length;
  const response = await edge.app.request(path, {
    method: operation.method.toUpperCase(),
    headers: { authorization: `Bearer ${person.userId}`, ...headers },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const { status } = response;
  seen[status] = (seen[status] ?? 0) + 1;
  expect(status, `${text} ${JSON.stringify(edge.loggedErrors.slice(logged), errorText)}`).toBeLessThan(500);
  // An id that matches another path is handled by that path.
  if (![404, 405].includes(status)) expect(Object.keys(operation.responses)).toContain(String(status));
  if (status >= 400 && response.headers.get('content-type')?.includes('json')) {
    expect(JSON.parse(text)).toMatchObject({
      success: false,
      message: expect.stringMatching(/\S/),
      code: expect.stringMatching(/^[a-z_]+$/),
    });
  }
}

const errorText = (_: string, value: unknown) =>
  value instanceof Error
    ? { message: value.message, cause: value.cause, stack: value.stack?.slice(0, 600) }
    : value;

it.each(operations)(
  '$method $path takes or refuses whatever comes',
  { timeout: 30 * 60_000 },
  async (operation) => {
    const { seed, runs } = fuzzSettings;
    await fc.assert(
      fc.asyncProperty(requestsTo(operation, world.ids), (request) => check(operation, request)),
      { seed, numRuns: runs },
    );
  },
);
