import type { ImportRun } from '@keydence/domain';
import type { ImportRow } from './access.ts';

/** An import as the outside sees it. */
export function viewImport(row: ImportRow): ImportRun {
  const { id, fileName, state, preview, done, total, figures, message, createdAt, finishedAt } = row;
  return { id, fileName, state, preview, done, total, figures, message, createdAt, finishedAt };
}

/** Whether an import will still move by itself. */
export function isRunning({ state }: Pick<ImportRun, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}
