import { beforeEach, expect, it, vi } from 'vitest';
import { preloadDelay, startIslands } from './start-islands.ts';

let seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = '<div data-island="plans"><button></button></div><div data-island="gaps"></div>';
});

function start() {
  const moved: string[] = [];
  startIslands([
    { name: 'plans', isPreloaded: true, load: async () => () => moved.push('plans') },
    { name: 'gaps', load: async () => () => moved.push('gaps') },
    { name: 'absent', isPreloaded: true, load: async () => () => moved.push('absent') },
  ]);
  return moved;
}

it('preloads marked islands after two seconds, not before', async () => {
  const moved = start();
  await vi.advanceTimersByTimeAsync(preloadDelay - 1);
  expect(moved).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(moved).toEqual(['plans']);
});

it('starts an island once, when it is touched or visible', async () => {
  const moved = start();
  document.querySelector('button')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  seen[1]?.([{ isIntersecting: false }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(moved).toEqual(['plans']);
  seen[1]?.([{ isIntersecting: true }]);
  seen[0]?.([{ isIntersecting: true }]);
  await vi.advanceTimersByTimeAsync(preloadDelay);
  expect(moved).toEqual(['plans', 'gaps']);
});
