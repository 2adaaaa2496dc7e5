import { AppError, type ExportFile, type ExportReader, type ImportedRow } from '@keydence/domain';
import { createSlots } from './create-slots.ts';
import { startExportThread } from './start-export-thread.ts';

/** Files read in parallel, for previews and imports each; others wait. */
const filesAtOnce = 2;

interface ThreadOptions {
  program: string;
  /** Milliseconds per response; a longer one ends the thread. */
  answerLimitMs?: number;
  /**
   * Megabytes for JavaScript objects; the file and its unzipped content are outside the heap and
   * limited by `importLimits`.
   */
  heapMb?: number;
}

/**
 * Reads each file in its own thread, so that no file blocks the event loop. Content is transferred.
 */
export function createThreadedExportReader({
  program,
  answerLimitMs = 60_000,
  heapMb = 512,
}: ThreadOptions): ExportReader {
  const start = (file: ExportFile, signal?: AbortSignal) =>
    startExportThread({ program, answerLimitMs, heapMb, file, ...(signal && { signal }) });
  const previews = createSlots(filesAtOnce);
  const imports = createSlots(filesAtOnce);
  return {
    async inspect(file, signal) {
      const release = await previews.take(signal);
      try {
        const thread = start(file, signal);
        const answer = await thread.ask('inspect').finally(thread.end);
        if (answer.type !== 'inspected') throw unexpected();
        return answer.inspected;
      } finally {
        release();
      }
    },
    async read(file) {
      const release = await imports.take();
      const thread = start(file);
      const close = async () => {
        await thread.end();
        release();
      };
      const answer = await thread.ask('open').catch(async (error) => {
        await close();
        throw error;
      });
      if (answer.type !== 'opened') throw unexpected();
      return { head: answer.head, batches: () => readBatches(thread.ask), close };
    },
  };
}

async function* readBatches(
  ask: ReturnType<typeof startExportThread>['ask'],
): AsyncGenerator<readonly ImportedRow[]> {
  for (let question: 'rewind' | 'next' = 'rewind'; ; question = 'next') {
    const answer = await ask(question);
    if (answer.type !== 'rows') throw unexpected();
    if (answer.rows === null) return;
    yield answer.rows;
  }
}

function unexpected(): AppError {
  return new AppError('internal', 'The thread that reads the file answered another question.');
}
