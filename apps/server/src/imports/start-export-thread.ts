import { Worker } from 'node:worker_threads';
import { AppError, type ExportFile } from '@keydence/domain';
import { exportThreadMessages } from './export-thread-messages.ts';
import type { ThreadAnswer, ThreadQuestion } from './thread-messages.ts';

interface ThreadStart {
  program: string;
  file: ExportFile;
  answerLimitMs: number;
  heapMb: number;
  /** Aborted when the client disconnects; ends the thread. */
  signal?: AbortSignal;
}

export interface ExportThread {
  /** One request at a time. Rejects with the AppError of the reader or of the thread. */
  ask(question: ThreadQuestion): Promise<Exclude<ThreadAnswer, { type: 'refused' }>>;
  end(): Promise<void>;
}

/** Starts a thread on a file and transfers its content. */
export function startExportThread({
  program,
  file,
  answerLimitMs,
  heapMb,
  signal,
}: ThreadStart): ExportThread {
  const content = ownBytes(file.content);
  const worker = new Worker(program, {
    workerData: { ...file, content },
    transferList: [content.buffer as ArrayBuffer],
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    // The thread gets no environment, which holds secrets.
    env: {},
  });
  let settle: { resolve(answer: ThreadAnswer): void; reject(error: Error): void } | null = null;
  let failure: Error | null = null;
  const fail = (error: Error) => {
    failure ??= error;
    settle?.reject(failure);
    void worker.terminate();
  };
  const leave = () => fail(new AppError('validation_failed', exportThreadMessages.aborted));
  signal?.addEventListener('abort', leave, { once: true });
  worker.on('message', (answer: ThreadAnswer) => settle?.resolve(answer));
  worker.on('error', (error) => fail(describe(error)));
  worker.on('exit', () => fail(new AppError('internal', exportThreadMessages.ended)));
  if (signal?.aborted) leave();
  return {
    async ask(question) {
      if (failure) throw failure;
      const limit = setTimeout(
        () => fail(new AppError('validation_failed', exportThreadMessages.tooSlow)),
        answerLimitMs,
      );
      const answered = new Promise<ThreadAnswer>((resolve, reject) => {
        settle = { resolve, reject };
      });
      worker.postMessage(question);
      const answer = await answered.finally(() => clearTimeout(limit));
      if (answer.type === 'refused') throw new AppError(answer.code, answer.message);
      return answer;
    },
    async end() {
      signal?.removeEventListener('abort', leave);
      await worker.terminate();
    },
  };
}

/** The bytes in their own buffer, because only a whole buffer can be transferred. */
function ownBytes(content: Uint8Array): Uint8Array {
  const isOwn = content.buffer instanceof ArrayBuffer && content.byteLength === content.buffer.byteLength;
  return isOwn && !Buffer.isBuffer(content) ? content : new Uint8Array(content);
}

function describe(error: Error & { code?: string }): Error {
  if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') return error;
  return new AppError('payload_too_large', exportThreadMessages.tooMuchMemory);
}
