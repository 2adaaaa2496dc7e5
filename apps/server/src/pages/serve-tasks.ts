import { readlinkSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

/** First message of a thread: where the system counts its processor time; null if it does not tell. */
export interface ThreadReady {
  processorFile: string | null;
}

export type ThreadReply = { result: unknown } | { problem: string };

/** Serves the tasks of `createTaskThread` in its thread, one at a time. */
export function serveTasks<Task>(work: (task: Task) => unknown): void {
  const port = parentPort;
  if (!port) throw new Error('This file is the entry of a thread.');
  const ready: ThreadReady = { processorFile: findProcessorFile() };
  port.postMessage(ready);
  port.on('message', async (task: Task) => {
    let reply: ThreadReply;
    try {
      reply = { result: await work(task) };
    } catch (error) {
      reply = { problem: String(error) };
    }
    port.postMessage(reply);
  });
}

/** Linux only. */
function findProcessorFile(): string | null {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}/stat`;
  } catch {
    return null;
  }
}
