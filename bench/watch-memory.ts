import { readMemory } from './read-cpu.ts';

const everyMs = 20;

/** How far the memory of this process rises above what it is now, in MB. */
export function watchMemory(): { stop(): number } {
  const before = readMemory(process.pid);
  let highest = before;
  const timer = setInterval(() => {
    highest = Math.max(highest, readMemory(process.pid));
  }, everyMs);
  return {
    stop: () => {
      clearInterval(timer);
      return highest - before;
    },
  };
}
