import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * A thread that has said that it is ready. It may run out of memory after its caller has given it up: without a listener of
 * its own that error would end the process. Secrets of the environment stay outside.
 */
export async function openThread(program: string, maxOldGenerationSizeMb: number): Promise<Worker> {
  const thread = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb }, env: {} });
  thread.on('error', () => {});
  thread.unref();
  await once(thread, 'message');
  return thread;
}

type ThreadReply = { result: unknown } | { problem: string };

/** What the thread answers; null where it dies or takes too long. */
export function askThread(thread: Worker, task: unknown, limitMs: number): Promise<ThreadReply | null> {
  return new Promise((resolve) => {
    const settle = (reply: ThreadReply | null) => {
      clearTimeout(timer);
      thread.off('message', settle).off('error', onFailure).off('exit', onFailure);
      resolve(reply);
    };
    const onFailure = () => settle(null);
    const timer = setTimeout(onFailure, limitMs);
    thread.on('message', settle).on('error', onFailure).on('exit', onFailure);
    thread.postMessage(task);
  });
}
