import { Worker } from 'node:worker_threads';
import {
  AppError,
  type KeywordAnalysis,
  type KeywordAnalysisInput,
  type KeywordAnalysisResult,
  type KeywordAnalysisRun,
} from '@keydence/domain';
import { createSlots } from '../imports/create-slots.ts';
import type { Embedded, EmbeddingEndpoint } from './embedding-endpoint.ts';
import type { AnalysisMessage, AnalysisStart, EmbeddedKeywords } from './thread-messages.ts';

interface ThreadOptions {
  program: string;
  /**
   * Megabytes for JavaScript objects; number arrays are outside, about 800 MB for 100,000 keywords.
   */
  heapMb?: number;
  /** Compares keywords by meaning; null compares wording with built-in vectors. */
  endpoint?: EmbeddingEndpoint | null;
  /** Receives the reason if the endpoint was not used. */
  onFallback?: (reason: string) => void;
}

/** A long list and a short one, as the worker runs them. */
const mostThreads = 2;

export function createThreadedKeywordAnalysis({
  program,
  heapMb = 1_024,
  endpoint = null,
  onFallback = () => undefined,
}: ThreadOptions): KeywordAnalysis {
  const slots = createSlots(mostThreads);
  return {
    async analyze(input, run) {
      const release = await slots.take(run.signal);
      try {
        const embedded = endpoint && input.kind === 'full' ? await embedKeywords(endpoint, input, run) : null;
        const vectors =
          endpoint && embedded?.kind === 'vectors' ? { ...embedded, model: endpoint.model } : null;
        const result = await runThread({ program, heapMb }, { input, vectors }, run);
        if (embedded?.kind !== 'failed') return result;
        onFallback(embedded.reason);
        return {
          ...result,
          vectors: result.vectors && { ...result.vectors, reason: tellFallback(embedded) },
        };
      } finally {
        release();
      }
    },
  };
}

async function embedKeywords(
  endpoint: EmbeddingEndpoint,
  { keywords }: KeywordAnalysisInput,
  { signal, onProgress }: KeywordAnalysisRun,
): Promise<Embedded> {
  onProgress('vectors', 0);
  const texts = keywords.map(({ text }) => text);
  return endpoint.embed(texts, { signal, onProgress: (share) => onProgress('vectors', share) });
}

function tellFallback({ reason }: { reason: string }): string {
  return `The embedding model was not used: ${reason}. Keywords were compared by their wording.`;
}

interface Threaded {
  input: KeywordAnalysisInput;
  vectors: EmbeddedKeywords | null;
}

async function runThread(
  { program, heapMb }: Required<Pick<ThreadOptions, 'program' | 'heapMb'>>,
  { input, vectors }: Threaded,
  { signal, saved, save, onProgress }: KeywordAnalysisRun,
): Promise<KeywordAnalysisResult> {
  signal.throwIfAborted();
  const worker = new Worker(program, {
    workerData: { input, saved: [...saved], vectors } satisfies AnalysisStart,
    transferList: vectors ? [vectors.values.buffer] : [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    // The thread gets no environment, which holds secrets.
    env: {},
  });
  try {
    return await new Promise<KeywordAnalysisResult>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      worker.on('message', (message: AnalysisMessage) => {
        if (message.type === 'done') resolve(message.result);
        else if (message.type === 'saved') save(message.step, message.content);
        else onProgress(message.step, message.progress);
      });
      worker.on('error', (error) => reject(describe(error)));
      worker.on('exit', () => reject(new AppError('internal', 'The computation of topics ended early.')));
    });
  } finally {
    await worker.terminate();
  }
}

function describe(error: Error & { code?: string }): Error {
  if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') return error;
  return new AppError('payload_too_large', 'The list needs more memory than one computation may use.');
}
