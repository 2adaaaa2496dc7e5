import type { ImportRun } from '@keydence/domain';
import type { ImportRow } from './access.ts';

/** The API form of an import. */
export function viewImport(row: ImportRow): ImportRun {
  const { id, fileName, state, preview, done, total, figures, message, createdAt, finishedAt } = row;
  return { id, fileName, state, preview, done, total, figures, message, createdAt, finishedAt };
}

/** True if an import continues without user action. */
export function isRunning({ state }: Pick<ImportRun, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}
