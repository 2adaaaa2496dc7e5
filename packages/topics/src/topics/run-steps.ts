import { hashText } from '../text/feature-table.ts';
import type { TopicRun, TopicStep } from './topic-run.ts';

const version = 4;

/** Reports progress, and stops a run that is no longer wanted. */
export function createTick(run: TopicRun, step: TopicStep): (done: number, total: number) => void {
  let told = -1;
  return (done, total) => {
    if (run.isCancelled?.()) throw new TopicsCancelled();
    if (done !== told) run.progress?.(step, done, total);
    told = done;
  };
}

/** Thrown when `isCancelled` of a run says so. */
export class TopicsCancelled extends Error {
  constructor() {
    super('The run was canceled.');
    this.name = 'TopicsCancelled';
  }
}

/** The partitions of a step: those that an earlier run of the same list saved, else found and saved. */
export function resumePartitions(
  run: TopicRun,
  { step, key, count }: { step: TopicStep; key: string; count: number },
  find: () => Int32Array[],
): Int32Array[] {
  const saved = run.checkpoint?.saved(step);
  const known = saved ? readPartitions(saved, key, count) : null;
  if (known) return known;
  const partitions = find();
  run.checkpoint?.save(step, writePartitions(partitions, key, count));
  return partitions;
}

function writePartitions(partitions: readonly Int32Array[], key: string, count: number): Uint8Array {
  const numbers = new Int32Array(3 + partitions.length * count);
  numbers.set([version, hashText(key) | 0, partitions.length]);
  for (const [index, labels] of partitions.entries()) numbers.set(labels, 3 + index * count);
  return new Uint8Array(numbers.buffer);
}

/** Null for what belongs to another list or was written by another version. */
function readPartitions(saved: Uint8Array, key: string, count: number): Int32Array[] | null {
  if (saved.byteLength % 4 !== 0) return null;
  const numbers = new Int32Array(saved.slice().buffer);
  const [by, hash, partitions] = numbers;
  const isOurs = by === version && hash === (hashText(key) | 0) && numbers.length === 3 + partitions * count;
  if (!isOurs) return null;
  return Array.from({ length: partitions }, (_, index) => {
    const start = 3 + index * count;
    return numbers.slice(start, start + count);
  });
}
