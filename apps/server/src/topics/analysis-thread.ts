// Entry of a thread that computes the topics of one list. It receives the list, reports progress,
// and holds no secret.
import { parentPort, workerData } from 'node:worker_threads';
import { analyzeKeywords } from './analyze-keywords.ts';
import type { AnalysisMessage, AnalysisStart } from './thread-messages.ts';

const { input, saved, vectors } = workerData as AnalysisStart;
const say = (message: AnalysisMessage) => parentPort?.postMessage(message);
/** Milliseconds between progress messages. */
const progressPause = 500;
let told = 0;
let step = '';

const result = analyzeKeywords(input, {
  vectors,
  saved: new Map(saved),
  save: (name, content) => say({ type: 'saved', step: name, content }),
  onProgress: (next, progress) => {
    const now = performance.now();
    if (next === step && now - told < progressPause) return;
    told = now;
    step = next;
    say({ type: 'progress', step: next, progress });
  },
});
say({ type: 'done', result });
