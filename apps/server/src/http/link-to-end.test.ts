import { expect, it, vi } from 'vitest';
import { linkToEnd } from './link-to-end.ts';

it.each(['request', 'ending'] as const)('is aborted by its %s, and not again by the other', (which) => {
  const controllers = { request: new AbortController(), ending: new AbortController() };
  const { signal } = linkToEnd(controllers.request.signal, controllers.ending.signal);
  expect(signal.aborted).toBe(false);
  controllers[which].abort('first');
  controllers[which === 'request' ? 'ending' : 'request'].abort('second');
  expect([signal.aborted, signal.reason]).toEqual([true, 'first']);
});

it.each(['request', 'ending'] as const)('is aborted from the start if its %s was', (which) => {
  const controllers = { request: new AbortController(), ending: new AbortController() };
  controllers[which].abort(which);
  const { signal } = linkToEnd(controllers.request.signal, controllers.ending.signal);
  expect([signal.aborted, signal.reason]).toEqual([true, which]);
});

it('listens to the process once for any number of requests, and after release only to its request', () => {
  const ending = new AbortController();
  const added = vi.spyOn(ending.signal, 'addEventListener');
  const requests = Array.from({ length: 20 }, () => new AbortController());
  const linked = requests.map(({ signal }) => linkToEnd(signal, ending.signal));
  for (const { release } of linked) release();
  ending.abort('ended');
  expect(linked.map(({ signal }) => signal.aborted)).toEqual(requests.map(() => false));
  expect(added).toHaveBeenCalledTimes(1);
  // A disconnect closes the connection, which releases the link before the request is aborted.
  for (const request of requests) request.abort('given up');
  expect(linked.map(({ signal }) => signal.reason)).toEqual(requests.map(() => 'given up'));
});
