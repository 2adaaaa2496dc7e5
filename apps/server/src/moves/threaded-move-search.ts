import { Worker } from 'node:worker_threads';
import {
  AppError,
  type FoundMoves,
  listPackedParts,
  type MoveRules,
  type MoveSearch,
  type PackedMoveFacts,
} from '@keydence/domain';
import { createSlots } from '../imports/create-slots.ts';

/** Messages of the thread; it ends after `done`. */
export type MovesMessage = { type: 'progress'; progress: number } | { type: 'done'; found: FoundMoves };

/** Megabytes for new JavaScript objects. */
const newHeapMb = 8;

interface ThreadOptions {
  program: string;
  /** Megabytes for JavaScript objects. */
  heapMb?: number;
}

/** The run of a list, as the worker takes them one by one, and the setup of a sample, for which a visitor waits. */
const mostThreads = 2;

/** Finds moves in separate threads. */
export function createThreadedMoveSearch({ program, heapMb = 512 }: ThreadOptions): MoveRules['find'] {
  const slots = createSlots(mostThreads);
  return async (facts, search) => {
    const release = await slots.take(search.signal);
    try {
      return await runThread({ program, heapMb }, facts, search);
    } finally {
      release();
    }
  };
}

async function runThread(
  { program, heapMb }: Required<ThreadOptions>,
  facts: PackedMoveFacts,
  { signal, onProgress }: MoveSearch,
): Promise<FoundMoves> {
  signal.throwIfAborted();
  const worker = new Worker(program, {
    workerData: facts,
    // Else there would be a copy of them for as long as the thread runs.
    transferList: listPackedParts(facts).map(({ buffer }) => buffer),
    // New objects of facts live long: more space for them only delays their collection.
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: newHeapMb },
    // The thread gets no environment, which holds secrets.
    env: {},
  });
  try {
    return await new Promise<FoundMoves>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      worker.on('message', (message: MovesMessage) => {
        if (message.type === 'done') resolve(message.found);
        else onProgress(message.progress);
      });
      worker.on('error', (error) => reject(describe(error)));
      worker.on('exit', () => reject(new AppError('internal', 'The search for moves ended early.')));
    });
  } finally {
    await worker.terminate();
  }
}

function describe(error: Error & { code?: string }): Error {
  if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') return error;
  return new AppError('payload_too_large', 'The list needs more memory than one computation may use.');
}
