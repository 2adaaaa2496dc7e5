import type { Worker } from 'node:worker_threads';

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
