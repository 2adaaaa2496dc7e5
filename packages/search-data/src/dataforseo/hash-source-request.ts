import { createHash } from 'node:crypto';

/** Increase it when a schema reads more fields: older stored responses are then ignored. */
const answerVersion = 3;

/**
 * Equal for equal requests to the same host: the sandbox's dummy values never serve as real ones.
 */
export function hashSourceRequest(
  baseUrl: string,
  { path, task }: { path: string; task: Record<string, unknown> },
): string {
  const sorted = Object.entries(task).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([answerVersion, baseUrl, path, sorted]))
    .digest('hex');
}
