import { createHash } from 'node:crypto';

/** Rises when a schema reads more of an answer than it did: what was kept before no longer serves. */
const answerVersion = 3;

/** Equal for equal questions to the same host: the sandbox's dummy values never serve as real ones. */
export function hashQuestion(
  baseUrl: string,
  { path, task }: { path: string; task: Record<string, unknown> },
): string {
  const sorted = Object.entries(task).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([answerVersion, baseUrl, path, sorted]))
    .digest('hex');
}
