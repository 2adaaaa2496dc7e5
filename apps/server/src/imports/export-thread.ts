// Entry of a thread that reads one uploaded file. It receives the file and requests, and holds no
// secret.
import { parentPort, workerData } from 'node:worker_threads';
import { AppError, type ExportFile, type ImportedRow } from '@keydence/domain';
import { createExportReader } from '@keydence/search-data';
import type { ThreadAnswer, ThreadQuestion } from './thread-messages.ts';

const reader = createExportReader();
const file = workerData as ExportFile;
let rows: AsyncIterator<readonly ImportedRow[]> | null = null;

parentPort?.on('message', async (question: ThreadQuestion) => {
  try {
    const answer = await answerQuestion(question);
    const buffers =
      answer.type === 'inspected' && answer.inspected.packed ? [answer.inspected.packed.buffer] : [];
    parentPort?.postMessage(answer, buffers as ArrayBuffer[]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    parentPort?.postMessage({
      type: 'refused',
      code: error.code,
      message: error.message,
    } satisfies ThreadAnswer);
  }
});

let opened: ReturnType<typeof reader.read> | null = null;

async function answerQuestion(question: ThreadQuestion): Promise<ThreadAnswer> {
  if (question === 'inspect') return { type: 'inspected', inspected: await reader.inspect(file) };
  opened ??= reader.read(file);
  const { head, batches } = await opened;
  if (question === 'open') return { type: 'opened', head };
  if (question === 'rewind' || !rows) rows = batches()[Symbol.asyncIterator]();
  const { value } = await rows.next();
  return { type: 'rows', rows: (value as readonly ImportedRow[] | undefined) ?? null };
}
