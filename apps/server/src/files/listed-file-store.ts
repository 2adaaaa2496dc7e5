import type { FileStore } from '@keydence/api';

/** A file store that can tell what it holds, for a backup. */
export interface ListedFileStore extends FileStore {
  /** The names of all files; AppError('unavailable') when nobody answers. */
  list(): Promise<string[]>;
}
